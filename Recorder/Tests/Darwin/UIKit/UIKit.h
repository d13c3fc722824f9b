// A stand-in for UIKit's headers, as far as the recorder uses them: Objective-C declarations, written after Apple's documentation, so
// that Swift imports them as on a Mac. What needs arrays, sets and strings of Foundation is in UIKit.swift beside it.
#pragma once
#include <Availability.h>
@import ObjectiveC;
#include <os/availability.h>
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_ENUM(type, name) enum name : type name; enum __attribute__((enum_extensibility(open))) name : type
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#pragma clang assume_nonnull begin

@class UIWindow, UIView, UIViewController, UIPresentationController;

NS_SWIFT_UI_ACTOR @interface UIResponder : NSObject
@end

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
    UIUserInterfaceIdiomUnspecified = -1, UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad, UIUserInterfaceIdiomTV,
    UIUserInterfaceIdiomCarPlay, UIUserInterfaceIdiomMac = 5, UIUserInterfaceIdiomVision = 6,
};
typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
    UIUserInterfaceSizeClassUnspecified = 0, UIUserInterfaceSizeClassCompact = 1, UIUserInterfaceSizeClassRegular = 2,
};
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
    UIModalPresentationFullScreen = 0, UIModalPresentationPageSheet, UIModalPresentationFormSheet,
    UIModalPresentationCurrentContext, UIModalPresentationCustom, UIModalPresentationOverFullScreen,
    UIModalPresentationOverCurrentContext, UIModalPresentationPopover, UIModalPresentationNone = -1,
    UIModalPresentationAutomatic = -2,
};

@interface UITraitCollection : NSObject
@property(nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property(nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property(nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@end

NS_SWIFT_UI_ACTOR @interface UIView : UIResponder
@property(nullable, nonatomic, readonly) UIWindow *window;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic, readonly) UITraitCollection *traitCollection;
@end

typedef double UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIWindow.Level);

NS_SWIFT_UI_ACTOR @interface UIWindow : UIView
@property(nullable, nonatomic, strong) UIViewController *rootViewController NS_SWIFT_NAME(rootViewController);
@property(nonatomic) UIWindowLevel windowLevel;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(13.0)) @interface UISceneSession : NSObject
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(13.0)) @interface UIScene : UIResponder
@property(nonatomic, readonly) UISceneSession *session;
@end

NS_SWIFT_UI_ACTOR API_AVAILABLE(ios(13.0)) @interface UIWindowScene : UIScene
@end

NS_SWIFT_UI_ACTOR @interface UIApplication : UIResponder
@property(class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@end

NS_SWIFT_UI_ACTOR @interface UIDevice : NSObject
@property(class, nonatomic, readonly) UIDevice *currentDevice NS_SWIFT_NAME(current);
@end

NS_SWIFT_UI_ACTOR @interface UIPresentationController : NSObject
@end

NS_SWIFT_UI_ACTOR @protocol UIViewControllerTransitionCoordinator <NSObject>
@end

NS_SWIFT_UI_ACTOR @interface UIViewController : UIResponder
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded API_AVAILABLE(ios(9.0));
@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property(nonatomic, assign) BOOL definesPresentationContext;
@property(nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
@property(nonatomic, assign) UIModalPresentationStyle modalPresentationStyle;
@property(nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property(nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property(nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController NS_SWIFT_NAME(isMovingToParent);
@property(nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent);
@property(nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property(nonatomic, nullable, readonly) UIPresentationController *presentationController NS_SWIFT_NAME(presentationController);
@property(nonatomic, nullable, readonly) UIPresentationController *activePresentationController NS_SWIFT_NAME(activePresentationController) API_AVAILABLE(ios(16.0));
@end

NS_SWIFT_UI_ACTOR @interface UINavigationController : UIViewController
@end

NS_SWIFT_UI_ACTOR @interface UITabBarController : UIViewController
@property(nullable, nonatomic, assign) UIViewController *selectedViewController NS_SWIFT_NAME(selectedViewController);
@end

typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
    UISplitViewControllerStyleUnspecified, UISplitViewControllerStyleDoubleColumn, UISplitViewControllerStyleTripleColumn,
} NS_SWIFT_NAME(UISplitViewController.Style) API_AVAILABLE(ios(14.0));
typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
    UISplitViewControllerColumnPrimary, UISplitViewControllerColumnSupplementary, UISplitViewControllerColumnSecondary,
    UISplitViewControllerColumnCompact, UISplitViewControllerColumnInspector API_AVAILABLE(ios(26.0)),
} NS_SWIFT_NAME(UISplitViewController.Column) API_AVAILABLE(ios(14.0));

NS_SWIFT_UI_ACTOR @interface UISplitViewController : UIViewController
@property(nonatomic, readonly) UISplitViewControllerStyle style API_AVAILABLE(ios(14.0));
@property(nonatomic, readonly, getter=isCollapsed) BOOL collapsed;
- (nullable UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(viewController(for:)) API_AVAILABLE(ios(14.0));
@end

typedef NS_ENUM(NSInteger, UIPageViewControllerTransitionStyle) {
    UIPageViewControllerTransitionStylePageCurl = 0, UIPageViewControllerTransitionStyleScroll = 1,
} NS_SWIFT_NAME(UIPageViewController.TransitionStyle);

NS_SWIFT_UI_ACTOR @interface UIPageViewController : UIViewController
@property(nonatomic, readonly) UIPageViewControllerTransitionStyle transitionStyle;
@end

#pragma clang assume_nonnull end
