internal import Foundation

/// What a browser shows of a page: its picture, and where its elements lie.
struct PageView {
  /// A rectangle in points, from the page's upper left corner.
  struct Box: Codable, Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// The picture as a PNG.
  var picture: [UInt8]
  /// One for each start tag of the page, in order; `nil` for what is not shown.
  var boxes: [Box?]
}

extension PageView {
  /// Notes the page's elements before any script adds others.
  static let noting = """
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      const elements = [];
      const walk = (parent) => {
        for (const child of parent.children) {
          elements.push(child);
          walk(child.localName === "template" ? child.content : child);
        }
      };
      walk(document);
      window.writtenElements = elements;
    });
    """

  /// Says where they lie: hundredths of a point, as JSON.
  static let measuring = """
    JSON.stringify(window.writtenElements.map((element) => {
      const box = element.getBoundingClientRect();
      if (!element.isConnected || box.width * box.height === 0) return null;
      const round = (number) => Math.round(number * 100) / 100;
      return {
        x: round(box.x + scrollX), y: round(box.y + scrollY),
        width: round(box.width), height: round(box.height),
      };
    }))
    """

  /// The boxes as the browser said them.
  static func boxes(_ said: String) throws(PictureError) -> [Box?] {
    guard let boxes = try? JSONDecoder().decode([Box?].self, from: Data(said.utf8)) else {
      throw .refused(command: "Runtime.evaluate", message: "it does not say where elements lie")
    }
    return boxes
  }
}
