extension RandomAccessCollection where Index == Int {
    /// Returns the index behind the elements that come first and fulfil a condition, which no other does.
    @inlinable
    package func end(where comesFirst: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if comesFirst(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
