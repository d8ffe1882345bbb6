"use strict";
(() => {
  const page = document.querySelector(".page");
  const stops = new WeakMap();
  const words = (id) => document.getElementById(id)?.textContent;
  const isOpen = (row) => row.ariaExpanded === "true";
  const list = (node) => node.closest(".collection");
  const on = (type, act) => page.addEventListener(type, act);

  // Opens rows. Activates on: taps, keys, finding. Without script: all open.
  // Events: `row-toggled`, `run-edits`, `say`.
  const toggle = (row) => {
    if (!row.ariaExpanded) return;
    const group = row.lastElementChild;
    const moves = group.contains(document.activeElement);
    if (isOpen(row) && (moves || group.contains(stops.get(list(row))))) hold(row, moves);
    row.dataset.start ??= isOpen(row);
    row.ariaExpanded = !isOpen(row);
    page.send(row, "row-toggled");
  };
  const ask = (row, isOne = true) => {
    const [verb, edits] = isOpen(row) ? ["collapse", row.dataset.collapsing] : ["expand", row.dataset.expanding];
    if (row.matches(`[aria-disabled], [data-refuses~=${verb}]`)) {
      const why = isOne && words(row.getAttribute("aria-describedby"));
      if (why) page.send(row, "say", why);
    } else if (!edits) toggle(row);
    else if (isOne || edits.startsWith(verb)) page.send(row, "run-edits", edits);
  };
  const askAll = (node, opens, what = ".row") => {
    for (const row of node.querySelectorAll(what)) if (row.ariaExpanded === String(!opens)) ask(row, false);
  };

  // Gives a list a tab stop. Activates on: loading, `tab-stops`. Without script: none.
  const stop = () => {
    for (const tree of page.querySelectorAll("[role=tree], [role=grid]")) {
      if (stops.get(list(tree))?.checkVisibility()) continue;
      const chosen = list(tree).querySelector("[aria-selected=true]");
      hold(chosen?.checkVisibility() ? chosen : walk(tree).nextNode());
    }
  };
  const hold = (row, moves) => {
    if (!row) return;
    const last = stops.get(list(row));
    if (last) last.tabIndex = -1;
    stops.set(list(row), row);
    row.tabIndex = 0;
    if (moves) row.focus();
  };
  const walk = (from) => {
    const walker = document.createTreeWalker(list(from), 1, (node) =>
      node.matches(".row:not([hidden])") ? 1 : node.matches(".row, .cell, .swipe, .section[hidden], [aria-expanded=false] > *") ? 2 : 3);
    walker.currentNode = from;
    return walker;
  };

  // Moves; `+` and `-` open and close all. Activates on: keys. Without script: none.
  let typed = "", time = 0;
  on("keydown", (event) => {
    const { target: row, key, timeStamp } = event;
    if (!row.matches(".row") || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = list(row);
    const end = walk(all);
    const keys = {
      ArrowDown: () => walk(row).nextNode(),
      ArrowUp: () => walk(row).previousNode(),
      Home: () => walk(all).nextNode(),
      End: () => (end.lastChild() ? keys.End() : end.currentNode),
      Enter: () => (row.ariaSelected ?? row.dataset.tap ? row.click() : ask(row)),
      " ": () => row.click(),
    };
    if (row.role === "treeitem") {
      const [open, close] = row.matches(":dir(rtl)") ? ["Left", "Right"] : ["Right", "Left"];
      keys[`Arrow${open}`] = () => (isOpen(row) ? keys.ArrowDown() : ask(row));
      keys[`Arrow${close}`] = () => (isOpen(row) ? ask(row) : row.parentElement.closest(".row"));
      keys["*"] = () => askAll(row.parentElement.closest("[role]"), true, ":scope > .row, :scope > .chunk > *");
      keys["+"] = () => askAll(all, true);
      keys["-"] = () => askAll(all, false);
    }
    if (/^.$/u.test(key)) {
      typed = (timeStamp - time < 700 ? typed : "") + key.toLowerCase();
      time = timeStamp;
      const word = typed.replace(/^(.)\1+$/u, "$1");
      const starts = (one) => (one.ariaLabel ?? words(`${one.id}~name`))?.trim().toLowerCase().startsWith(word);
      const seek = (from, end) => {
        const walker = walk(from);
        for (let one; (one = walker.nextNode()) && one !== end; ) if (starts(one)) return one;
      };
      const found = !keys[typed] && ([...word][1] && starts(row) ? row : seek(row) ?? seek(all, row));
      if (found) keys[key] = () => found;
      else typed = "";
    }
    if (!keys[key]) return;
    event.preventDefault();
    hold(keys[key](), true);
  });
  on("click", ({ target }) => {
    const row = target.closest(".row");
    const taps = row?.matches("[data-trigger=row]:not([data-tap])") && !target.closest("a, button");
    if (taps || target.matches(".row .outline-disclosure")) hold(row, true), ask(row);
    if (target.dataset.opens) askAll(page, target.dataset.opens === "all");
  });
  on("toggle-row", ({ target, detail }) => isOpen(target) === detail || toggle(target));
  on("beforematch", ({ target: { parentElement: row } }) => isOpen(row) || ask(row));
  on("focus-row", ({ target }) => hold(target, true));
  on("tab-stops", stop);
  // From nowhere, browsers lay out all rows for a stop.
  onkeydown = ({ key, shiftKey, target }) => {
    if (key !== "Tab" || shiftKey || target !== document.body) return;
    page.tabIndex = -1;
    page.focus();
  };
  stop();
})();
