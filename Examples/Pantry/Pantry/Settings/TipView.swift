import SwiftUI

struct TipView: View {
  var body: some View {
    Text("Shelves can be moved by holding them.").padding()
  }
}
