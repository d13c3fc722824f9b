enum PlantedCase {
    case one
}

func plantedName(_ value: PlantedCase) -> String {
    // macOS: 'appendInterpolation' is deprecated
    "\(value)"
}

func plantedNames(_ values: [PlantedCase]) -> String {
    // macOS: 'appendInterpolation' is deprecated
    "\(values)"
}
