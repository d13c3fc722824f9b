import Testing

@testable import KindredCore

@Suite struct ClassNameTests {
    @Test(
        "The last component counts, without generic arguments",
        arguments: [
            ("UINavigationController", SystemClass.navigation), ("UIKit.UITabBarController", .tabBar),
            ("Shop.Outer<A.B>.UIAlertController", .alert), ("UISplitViewController<X.Y>", .split),
            ("UIPageViewController ", .page), ("SFSafariViewController", .safari),
            ("PhotosUI.PHPickerViewController<X>", .photoPicker), ("A.B.SKStoreProductViewController", .store),
        ])
    func system(_ name: String, _ expected: SystemClass) {
        #expect(systemClass(name) == expected)
    }

    @Test(
        "Others are no class of UIKit",
        arguments: [
            "", "U", "UI", "Navigation", "MyUINavigationController", "UINavigationController.Inner",
            "A<UIAlertController>", "SFSafari", "MySFSafariViewController", "SF", "A.", ".", "sfSafariViewController",
        ])
    func others(_ name: String) {
        #expect(systemClass(name) == nil)
    }

    private func systemClass(_ name: String) -> SystemClass? {
        Array(name.utf8).withUnsafeBytes { SystemClass($0) }
    }
}
