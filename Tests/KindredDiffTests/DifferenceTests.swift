import KindredDiff
import Testing
