import KindredCLI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

exit(Program.run().rawValue)
