import CGTK4
import DYNavigationGTK

let demo = Demo(Options(CommandLine.arguments.dropFirst()))
demo.run()
