"use strict";

/**
 * Makes the frames of previews in somebody else's page as high as what they show, in its scheme.
 *
 * Activates on: frames whose address has `inset=embed`; a page may load it more than once.
 * Without script: frames keep the height that they are written with, and the system's scheme.
 * Events: messages from the frames say their height; they are told `{ scheme }`.
 */
(() => {
  const frames = () => [...document.querySelectorAll("iframe[src*='inset=embed']")];

  /** Whether the page is dark around a frame: its text is light, however that came about. */
  function scheme(frame) {
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.fillStyle = getComputedStyle(frame.parentElement).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return red * 0.3 + green * 0.6 + blue * 0.1 > 140 ? "dark" : "light";
  }

  const waiting = new WeakMap();

  /** Gives a frame its height; rows that close still move for a moment, and are not cut. */
  function resize(frame, height) {
    const isLess = frame.style.height && height < frame.offsetHeight;
    clearTimeout(waiting.get(frame));
    waiting.set(frame, setTimeout(() => (frame.style.height = `${height}px`), isLess ? 500 : 0));
  }

  const tell = (frame) => frame.contentWindow?.postMessage({ scheme: scheme(frame) }, "*");
  const tellAll = () => frames().forEach(tell);

  addEventListener("message", ({ source, data }) => {
    const frame = frames().find((one) => one.contentWindow === source);
    if (!frame) return;
    if (data?.height > 0) resize(frame, Math.min(data.height, 20000));
    else tell(frame);
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tellAll);
  for (const one of [document.documentElement, document.body]) {
    new MutationObserver(tellAll).observe(one, { attributes: true });
  }
  tellAll();
})();
