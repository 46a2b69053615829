struct BenchCommand {
  static let help = """
    usage: swipe bench [--json FILE] [--budgets FILE]
    """
  init(_ options: Options) throws {}
  func run() throws {}
}
