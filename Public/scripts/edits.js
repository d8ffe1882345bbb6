"use strict";
(() => {
  const page = document.querySelector(".page");
  if (!page) return;
  const byId = (id) => document.getElementById(id);
  const send = (node, name, detail) =>
    node.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  /** Changes the page, in one movement where the browser can and the reader wants it. */
  const move = (change) => {
    if (document.startViewTransition && !calm.matches) document.startViewTransition(change);
    else change();
  };

  // Does what an outcome says, in order; the words are listed where outcomes are written.
  // Activates on: `run-edits`, buttons and links with `data-edits`. Without script: nothing happens.
  // Events: sends `toggle-row`, `select-row`, `show-screen`, `show-alert`, `tab-stops`.
  const run = (words, from) => {
    const rest = words.split(" ");
    while (rest.length) {
      const verb = rest.shift();
      const word = rest.shift() ?? "";
      const row = byId(word);
      switch (verb) {
        case "expand": if (row) send(row, "toggle-row", true); break;
        case "collapse": if (row) send(row, "toggle-row", false); break;
        case "toggle": if (row) send(row, "toggle-row"); break;
        case "select": if (row) send(row, "select-row", true); break;
        case "deselect": if (row) send(row, "select-row", false); break;
        case "delete": if (row) remove(row); break;
        case "show": send(from, "show-screen", word); break;
        case "frame": move(() => { location.hash = word; }); break;
        case "open": open(word, "_blank", "noopener"); break;
        case "alert": send(from, "show-alert", [word, rest.shift() ?? "-"]); break;
      }
    }
  };

  const remove = (row) => {
    const rows = [...row.closest(".collection").querySelectorAll(".row")].filter(
      (one) => !row.contains(one) && one.getClientRects().length);
    const next = rows.find((one) => row.compareDocumentPosition(one) & 4) ?? rows.at(-1);
    const hadFocus = row.contains(document.activeElement);
    move(() => {
      (row.parentElement.matches(".layout-item") ? row.parentElement : row).remove();
      if (hadFocus && next) send(next, "focus-row");
      send(page, "tab-stops");
    });
  };

  page.addEventListener("click", (event) => {
    const button = event.target.closest("[data-edits]");
    if (!button) return;
    event.preventDefault();
    run(button.dataset.edits, button);
  });
  page.addEventListener("run-edits", (event) => run(event.detail, event.target));
})();
