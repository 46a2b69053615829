// swift-tools-version: 6.2
import Foundation
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
      name: "UIKitStandInTests", dependencies: ["UIKit", "UIKitTestSupport"],
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
#endif

// The GTK host is there where GTK 4 is, and what compares it where libadwaita is; DYNAVIGATION_GTK and
// DYNAVIGATION_ADWAITA, 0 or 1, override what is found.
let hasGTK = has("gtk4", unless: "DYNAVIGATION_GTK")

if hasGTK {
  package.products.append(.library(name: "DYNavigationGTK", targets: ["DYNavigationGTK"]))
  package.targets += [
    .systemLibrary(
      name: "CGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(
      name: "DYNavigationGTK", dependencies: ["CGTK4", "SwipeEngine", "SwipePages"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "GTKDemo", dependencies: ["CGTK4", "DYNavigationGTK"], path: "Examples/GTKDemo"),
    .executableTarget(
      name: "gtk-depth", dependencies: ["CGTK4", "DYNavigationGTK"], path: "Benchmarks/gtk-depth"),
    .testTarget(
      name: "DYNavigationGTKTests",
      dependencies: ["CAllocations", "CGTK4", "DYNavigationGTK", "SwipeReplay"]),
  ]
}

if hasGTK && has("libadwaita-1", unless: "DYNAVIGATION_ADWAITA") {
  package.targets += [
    .systemLibrary(
      name: "CVersus", path: "Benchmarks/gtk-vs-adwaita", pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"])]),
    .executableTarget(
      name: "gtk-versus", dependencies: ["CGTK4", "CVersus", "DYNavigationGTK"],
      path: "Benchmarks/gtk-vs-adwaita/ours"),
  ]
}

#if os(Linux)
  let uiKit: [Target.Dependency] = ["UIKit"]
#else
  let uiKit: [Target.Dependency] = []
#endif

package.products.append(.library(name: "DYNavigation", targets: ["DYNavigation"]))
package.targets += [
  .target(name: "DYNavigation", dependencies: ["SwipeEngine", "SwipePages"] + uiKit),
  .target(
    name: "DYNavigationExample", dependencies: ["DYNavigation", "DYNavigationSystemPop"] + uiKit,
    path: "Examples/iOS/Sources"),
  .target(
    name: "UIKitTestSupport", dependencies: ["DYNavigation", "SwipeEngine", "SwipeReplay"] + uiKit,
    path: "Tests/UIKitTestSupport",
    swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  .testTarget(
    name: "DYNavigationTests",
    dependencies: [
      "DYNavigation", "DYNavigationExample", "SwipeEngine", "SwipeReplay", "UIKitTestSupport",
    ] + uiKit,
    swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
]

package.products.append(
  .library(name: "DYNavigationSystemPop", targets: ["DYNavigationSystemPop"]))
package.targets += [
  .target(name: "DYNavigationSystemPop", dependencies: ["DYNavigation"] + uiKit),
  .testTarget(
    name: "FullscreenPopTests",
    dependencies: [
      "DYNavigation", "DYNavigationExample", "DYNavigationSystemPop", "SwipeEngine", "SwipeReplay",
      "UIKitTestSupport",
    ] + uiKit,
    swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
]

/// Whether pkg-config's description of a library lies in one of the usual places, unless a variable of
/// the environment says so, or not.
func has(_ library: String, unless variable: String) -> Bool {
  let environment = ProcessInfo.processInfo.environment
  if let said = environment[variable] { return said == "1" }
  let files = FileManager.default
  let multiarch = (try? files.contentsOfDirectory(atPath: "/usr/lib")) ?? []
  let places =
    (environment["PKG_CONFIG_PATH"]?.split(separator: ":").map(String.init) ?? [])
    + ["/usr", "/usr/local", "/opt/homebrew"].flatMap { root in
      ["lib", "lib64", "share"].map { "\(root)/\($0)/pkgconfig" }
    } + multiarch.map { "/usr/lib/\($0)/pkgconfig" }
  return places.contains { files.fileExists(atPath: "\($0)/\(library).pc") }
}
