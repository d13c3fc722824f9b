#if os(Linux)
    import UIKit
    import XCTest

    @testable import KindredRecorder

    /// Numbers of instances: nothing is kept alive, and none is given twice.
    final class InstanceTests: RecorderTestCase {
        func testNewInstanceAtAnOldAddressHasANewNumber() {
            inMain {
                let numbers = InstanceNumbers()
                var (seen, addresses): (Set<Int>, Set<ObjectIdentifier>) = ([], [])
                for _ in 0..<1_000 {
                    let home = Home()
                    seen.insert(numbers.mark(of: home).number)
                    addresses.insert(ObjectIdentifier(home))
                }
                XCTAssertEqual(seen, Set(1...1_000))
                XCTAssertLessThan(addresses.count, 1_000, "an address was used again")
            }
        }

        func testInstanceKeepsItsNumber() {
            inMain {
                let (numbers, home, cart) = (InstanceNumbers(), Home(), Cart())
                XCTAssertEqual([home, cart, home].map { numbers.mark(of: $0).number }, [1, 2, 1])
                XCTAssertEqual(InstanceNumbers().mark(of: cart).number, 1, "another recording counts anew")
            }
        }

        func testControllersAreNotKeptAlive() throws {
            try inMain {
                let app = MadeApp()
                start()
                settle()
                weak var product: UIViewController?
                weak var cart: UIViewController?
                autoreleased {
                    let (pushed, presented) = (Product(), Cart())
                    (product, cart) = (pushed, presented)
                    app.home.pushViewController(pushed, animated: true)
                    settle()
                    app.home.present(presented, animated: true)
                    settle()
                    app.home.dismiss(animated: true)
                    settle()
                    app.home.popViewController(animated: true)
                    settle()
                }
                XCTAssertNil(product)
                XCTAssertNil(cart)
                XCTAssertGreaterThan(try entries().count, 10)
            }
        }

        private func autoreleased(_ body: () -> Void) { body() }
    }
#endif
