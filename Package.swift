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
  ],
  swiftLanguageModes: [.v6]
)
