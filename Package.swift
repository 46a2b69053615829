// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "DYNavigationController",
  platforms: [.iOS(.v13), .macOS(.v13)],
  products: [
    .library(name: "SwipeEngine", targets: ["SwipeEngine"])
  ],
  targets: [
    .target(name: "SwipeEngine"),
    .target(name: "SwipePages", dependencies: ["SwipeEngine"]),
    .target(name: "SwipeReplay", dependencies: ["SwipeEngine", "SwipePages"]),
    .executableTarget(
      name: "swipe", dependencies: ["CAllocations", "SwipeEngine", "SwipePages", "SwipeReplay"]),
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .testTarget(
      name: "SwipeEngineTests", dependencies: ["SwipeEngine", "SwipePages", "SwipeReplay"]),
    .target(name: "DYNavigationWeb", dependencies: ["SwipeEngine"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // A module named UIKit, so that the iOS sources compile and run here.
  package.targets += [
    .target(name: "UIKit", path: "Support/UIKit"),
    .testTarget(
      name: "UIKitStandInTests", dependencies: ["UIKit"],
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
#endif
