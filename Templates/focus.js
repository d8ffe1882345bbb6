{
  // Says that a pointer was used last, or nothing yet, so that the focus shows only to who moves it with
  // keys: where script moves it, `:focus-visible` alone says yes. Activates on: every page. Without script:
  // `:focus-visible`. Events: none.
  const { dataset } = document.documentElement;
  dataset.input = "";
  addEventListener("pointerdown", () => (dataset.input = "pointer"), true);

  // Who types into a field has tapped it; who tabs into a frame lets the key go in it.
  const note = ({ key, target, type }) => {
    const isTyping = target.matches?.(":read-write") || /^(Alt|Control|Meta|Shift)$/.test(key);
    if (key === "Tab" || (type === "keydown" && !isTyping)) delete dataset.input;
  };
  addEventListener("keydown", note, true);
  addEventListener("keyup", note, true);

  // Safari shows what a finger presses only where touches are heard.
  addEventListener("touchstart", () => {}, { passive: true });
}
