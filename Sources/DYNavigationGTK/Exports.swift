@_exported import SwipeEngine
@_exported import SwipePages
