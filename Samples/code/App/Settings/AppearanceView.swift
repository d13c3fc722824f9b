import SwiftUI

struct AppearanceView: View {
    var body: some View { Text("Appearance") }
}
