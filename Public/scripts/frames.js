"use strict";
(() => {
  const page = document.querySelector(".page");
  if (!page) return;
  const byId = (id) => document.getElementById(id);

  // Keeps what a reader chose and opened when the frame changes, unless the author's code changed
  // the same between the two. Activates on: a new fragment. Without script: the fragment leads to
  // the frame. Events: sends `tab-stops`.
  const carry = () => {
    const next = page.querySelector(".frame:target") ?? page.querySelector(".frame");
    if (next === frame) return;
    const pairs = [];
    for (const row of frame.querySelectorAll(".row[aria-expanded], .row[aria-selected]")) {
      const id = (next.dataset.prefix ?? "") + row.id.slice((frame.dataset.prefix ?? "").length);
      const twin = byId(id);
      if (twin && next.contains(twin)) pairs.push([row, twin]);
    }
    for (const name of ["ariaExpanded", "ariaSelected"]) {
      const starts = (row) => start.get(row)?.[name];
      if (pairs.some(([row, twin]) => starts(row) !== starts(twin))) continue;
      for (const [row, twin] of pairs) if (twin[name]) twin[name] = row[name];
    }
    frame = next;
    page.dispatchEvent(new CustomEvent("tab-stops"));
  };
  const start = new WeakMap();
  for (const row of page.querySelectorAll(".row[aria-expanded], .row[aria-selected]")) {
    start.set(row, { ariaExpanded: row.dataset.start ?? row.ariaExpanded, ariaSelected: row.ariaSelected });
  }
  let frame = page.querySelector(".frame:target") ?? page.querySelector(".frame");
  addEventListener("hashchange", carry);
})();
