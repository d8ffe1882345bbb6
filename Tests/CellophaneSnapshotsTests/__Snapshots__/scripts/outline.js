"use strict";
(() => {
  const page = document.querySelector(".page");
  if (!page) return;
  const key = `cellophane:${page.dataset.page}`;
  const useful = ":is([role=tree], [role=grid]) .row";
  const isOpen = (row) => row.ariaExpanded === "true";
  const all = (row, what) => [...row.closest(".collection").querySelectorAll(what)];
  const send = (row, name, detail) => row.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  const kept = () => {
    try {
      return JSON.parse(localStorage[key]);
    } catch {
      return {};
    }
  };

  // Opens or closes as the author allows, and remembers it. Activates on: `toggle-row`.
  // Without script: every group is open. Events: sends `row-toggled`.
  const toggle = (row, opens = !isOpen(row)) => {
    if (row.ariaExpanded !== String(!opens)) return;
    if (row.dataset.refuses?.includes(opens ? "expand" : "collapse")) return;
    if (!opens && row.querySelector(".children :focus")) focus(row);
    row.ariaExpanded = opens;
    try {
      localStorage[key] = JSON.stringify({ ...kept(), [row.id]: opens });
    } catch {}
    send(row, "row-toggled");
  };

  // Toggles as a user does. Activates on: the accessory, the row, keys. Without script: nothing.
  // Events: sends `run-edits` where the author's action does something else.
  const ask = (row, opens = !isOpen(row)) => {
    const { trigger, expanding, collapsing } = row.dataset;
    if (!row.ariaExpanded || trigger === "none" || row.ariaDisabled) return;
    const edits = opens ? expanding : collapsing;
    if (edits) send(row, "run-edits", edits);
    else toggle(row, opens);
  };

  // Restores what was open at the last visit. Activates on: loading.
  // Without script: every group is open. Events: none.
  const restore = () => {
    for (const [id, opens] of Object.entries(kept())) {
      const row = document.getElementById(id);
      if (!row?.ariaExpanded || row.dataset.trigger === "none") continue;
      row.dataset.start = row.ariaExpanded;
      row.ariaExpanded = opens;
    }
  };

  // Gives a list one tab stop: its chosen row, or its first. Activates on: loading, `tab-stops`.
  // Without script: rows take no focus. Events: none.
  const stop = () => {
    for (const list of page.querySelectorAll(".collection")) {
      if (list.querySelector(".row[tabindex='0']")) continue;
      const row = list.querySelector(`${useful}[aria-selected=true]`) ?? list.querySelector(useful);
      if (row) row.tabIndex = 0;
    }
  };

  const focus = (row) => {
    if (!row) return;
    for (const one of all(row, ".row[tabindex='0']")) one.tabIndex = -1;
    row.tabIndex = 0;
    row.focus();
  };

  // Moves and opens as ARIA's practices say. Activates on: keys on rows. Without script: rows take
  // no focus. Events: sends clicks.
  const press = (event) => {
    const row = event.target;
    if (!row.matches(useful) || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = all(row, ".row").filter((one) => one.getClientRects().length);
    const at = rows.indexOf(row);
    const { tap, trigger } = row.dataset;
    const letter = (one) => one.querySelector("[id$='~name']")?.textContent.trim()[0]?.toLowerCase();
    const keys = {
      ArrowDown: () => focus(rows[at + 1]),
      ArrowUp: () => focus(rows[at - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      Enter: () => (tap || trigger === "row" || row.ariaSelected ? row.click() : ask(row)),
      " ": () => row.click(),
    };
    if (row.role === "treeitem") {
      const [open, close] = row.matches(":dir(rtl)") ? ["Left", "Right"] : ["Right", "Left"];
      keys[`Arrow${open}`] = () => (isOpen(row) ? focus(rows[at + 1]) : ask(row, true));
      keys[`Arrow${close}`] = () => (isOpen(row) ? ask(row, false) : focus(row.parentElement.closest(".row")));
      keys["*"] = () => [...row.parentElement.children].forEach((one) => isOpen(one) || ask(one));
    }
    if (!keys[event.key] && event.key.length > 1) return;
    const act = keys[event.key] ?? (() =>
      focus([...rows.slice(at + 1), ...rows].find((one) => letter(one) === event.key.toLowerCase())));
    event.preventDefault();
    act();
  };

  page.addEventListener("keydown", press);
  page.addEventListener("toggle-row", (event) => toggle(event.target, event.detail ?? undefined));
  page.addEventListener("focus-row", (event) => focus(event.target));
  page.addEventListener("tab-stops", stop);
  page.addEventListener("click", ({ target }) => {
    const row = target.closest(".row");
    const taps = row?.dataset.trigger === "row" && !row.dataset.tap && !target.closest("a, button");
    if (row && (taps || target.closest(".outline-disclosure"))) ask(row);
  });
  restore();
  stop();
})();
