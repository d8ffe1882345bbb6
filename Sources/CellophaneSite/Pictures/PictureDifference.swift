internal import Foundation

/// How a picture differs from another.
package struct PictureDifference: Sendable {
  /// A PNG: what differs is marked over the later picture, which is faded.
  package let picture: [UInt8]
  /// How many pixels differ; what only one of them reaches to does.
  package let changedPixels: Int
  /// How many pixels a picture has that both fit in.
  package let allPixels: Int
}

extension PictureDifference {
  /// Compares two pictures on a canvas of the browser, which reads and writes PNG.
  ///
  /// Both were taken by it, so that equal pages give equal pixels and any other one counts.
  init(
    from before: [UInt8], to after: [UInt8], in browser: HeadlessBrowser
  ) throws(PictureError) {
    let pictures = [before, after].map { "\"\(Data($0).base64EncodedString())\"" }
    let value = try browser.value(of: "(\(Self.script))(\(pictures.joined(separator: ", ")))")
    guard let answer = value as? [String: Any], let changed = answer["changed"] as? Int,
      let all = answer["all"] as? Int,
      let picture = (answer["picture"] as? String).flatMap({ Data(base64Encoded: $0) })
    else { throw .refused(command: "Runtime.evaluate", message: "it compared no pictures") }
    self.picture = [UInt8](picture)
    changedPixels = changed
    allPixels = all
  }

  /// What differs is pink, with a paler edge, since a single pixel is not seen.
  private static let script = """
    async (...sources) => {
      const pictures = await Promise.all(sources.map((source) =>
        createImageBitmap(new Blob([Uint8Array.from(atob(source), (one) => one.charCodeAt(0))]))));
      const width = Math.max(...pictures.map((one) => one.width));
      const height = Math.max(...pictures.map((one) => one.height));
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height });
      const context = canvas.getContext("2d", { willReadFrequently: true });
      const read = (picture) => {
        context.clearRect(0, 0, width, height);
        context.drawImage(picture, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const before = new Uint32Array(read(pictures[0]).data.buffer);
      const image = read(pictures[1]);
      const after = new Uint32Array(image.data.buffer).slice();
      const marks = new Uint8Array(width * height);
      const edge = 3;
      let changed = 0;
      for (let place = 0; place < marks.length; place += 1) {
        if (before[place] === after[place]) continue;
        changed += 1;
        marks[place] = 2;
        const [x, y] = [place % width, Math.floor(place / width)];
        for (let row = Math.max(0, y - edge); row <= Math.min(height - 1, y + edge); row += 1) {
          const start = row * width;
          for (let at = Math.max(0, x - edge); at <= Math.min(width - 1, x + edge); at += 1) {
            if (!marks[start + at]) marks[start + at] = 1;
          }
        }
      }
      const { data } = image;
      for (let place = 0; place < marks.length; place += 1) {
        const start = place * 4;
        // What the picture does not reach to is white.
        const part = data[start + 3] / 255;
        [255, 36, 112].forEach((mark, channel) => {
          const faded = 255 - (255 - data[start + channel]) * part * 0.35;
          data[start + channel] =
            marks[place] === 2 ? mark : marks[place] ? (faded * 2 + mark) / 3 : faded;
        });
        data[start + 3] = 255;
      }
      context.putImageData(image, 0, 0);
      const picture = canvas.toDataURL("image/png");
      return { changed, all: width * height, picture: picture.slice(picture.indexOf(",") + 1) };
    }
    """
}
