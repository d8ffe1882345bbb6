{
  // Says what was used last: a pointer, keys, or nothing yet. The focus shows only to who moves it with
  // keys: where script moves it, `:focus-visible` alone says yes. Some things move only once something
  // was used: this script may come after the first styles. Activates on: every page. Without script:
  // `:focus-visible`. Events: none.
  const { dataset } = document.documentElement;
  dataset.input = "";
  addEventListener("pointerdown", () => (dataset.input = "pointer"), true);

  // Who types into a field has tapped it; who tabs into a frame lets the key go in it.
  const note = ({ key, target, type }) => {
    const isTyping = target.matches?.(":read-write") || /^(Alt|Control|Meta|Shift)$/.test(key);
    if (key === "Tab" || (type === "keydown" && !isTyping)) dataset.input = "keys";
  };
  addEventListener("keydown", note, true);
  addEventListener("keyup", note, true);

  // Safari shows what a finger presses only where touches are heard.
  addEventListener("touchstart", () => {}, { passive: true });
}
