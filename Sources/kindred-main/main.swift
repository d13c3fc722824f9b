import KindredCLI

Program.run().end()
