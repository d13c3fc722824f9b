@main struct Reader: App { var body: some Scene { WindowGroup { ScannerView() } } }
struct ScannerView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> ScannerController { ScannerController() }
    func updateUIViewController(_ controller: ScannerController, context: Context) {}
}
struct PickerView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> PHPickerViewController { PHPickerViewController() }
    func twin(_ controller: UIViewController) { controller.present(other(), animated: true) }
}
class ScannerController: UIViewController {
    func done() { present(ResultController(), animated: true) }
}
class ResultController: UIViewController {}
