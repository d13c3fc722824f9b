@testable import KindredGraph
import KindredText
import Testing

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

    @Test(
        "A pattern describes a whole name or its last component",
        arguments: [
            ("Inner", ["Inner", "Shop.Inner", "Shop.Inner<A.B>", "Inner "]),
            ("*ner", ["Inner", "Shop.Inner", "Shop.Inner<A.B>", "Inner "]),
            ("Inn*", ["Inner", "Shop.Inner", "Shop.Inner<A.B>", "Inner ", "Inner.Other"]),
            ("Shop.*", ["Shop.Inner", "Shop.Inner<A.B>"]),
            ("*>", ["Shop.Inner<A.B>"]), ("*B", []), ("*.Inner", ["Shop.Inner"]),
        ] as [(String, [String])])
    func patterns(_ pattern: String, _ expected: [String]) {
        let names = ["Inner", "Shop.Inner", "Shop.Inner<A.B>", "Inner ", "Inner.Other", ""]
        let wildcards = Wildcards(pattern.utf8)
        let found = names.filter { name in
            Array(name.utf8).withUnsafeBytes { ClassName.matches(wildcards, name: $0) }
        }
        #expect(found == expected)
    }

    private func systemClass(_ name: String) -> SystemClass? {
        Array(name.utf8).withUnsafeBytes { SystemClass($0) }
    }
}
