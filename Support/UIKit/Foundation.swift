/// As on iOS, whoever imports UIKit has Foundation too.
@_exported import Foundation
