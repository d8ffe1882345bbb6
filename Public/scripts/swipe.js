"use strict";
(() => {
  const page = document.querySelector(".page");
  if (!page) return;
  const send = (node, name, detail) =>
    node.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const rtl = (node) => node.matches(":dir(rtl)");

  // Opens the actions of one row, on the side that a button of it stands on, and closes all others.
  // Activates on: swiping, Delete, a delete accessory, focus on an action. Without script: swiping.
  // Events: none.
  const uncover = (list, row, side = ".trailing-actions") => {
    for (const other of list.querySelectorAll(".row[data-swiped]")) {
      if (other !== row) settle(other, ".cell");
    }
    if (!row?.querySelector(side)) return;
    settle(row, side);
    row.querySelector(`${side} button[data-destructive]`)?.focus();
  };

  const settle = (row, what) => {
    const target = row.querySelector(`.swipe > ${what}`);
    const swipe = target?.parentElement;
    if (!swipe) return;
    const start = target.getBoundingClientRect();
    const frame = swipe.getBoundingClientRect();
    const atEnd = what === ".trailing-actions" ? !rtl(row) : what === ".leading-actions" && rtl(row);
    const left = atEnd ? start.right - frame.right : start.left - frame.left;
    swipe.scrollBy({ left, behavior: calm.matches ? "auto" : "smooth" });
    mark(row, what !== ".cell");
  };

  // Notes whether a row's actions are open. Events: sends `reach-row`, `state-changed`.
  const mark = (row, isOpen) => {
    if (isOpen) row.dataset.swiped = "true";
    else delete row.dataset.swiped;
    send(row, "reach-row");
    send(row, "state-changed");
  };

  const swiping = (event) => {
    const swipe = event.target;
    if (!swipe.matches?.(".swipe")) return;
    clearTimeout(waits.get(swipe));
    waits.set(swipe, setTimeout(() => {
      const row = swipe.closest(".row");
      const cell = swipe.querySelector(":scope > .cell");
      const offset = cell.getBoundingClientRect().left - swipe.getBoundingClientRect().left;
      const isOpen = Math.abs(offset) > 8;
      if (isOpen) {
        for (const other of row.closest(".collection").querySelectorAll(".row[data-swiped]")) {
          if (other !== row) settle(other, ".cell");
        }
      }
      mark(row, isOpen);
    }, 120));
  };
  const waits = new WeakMap();
  // A browser that cannot begin elsewhere than at the start would show the leading actions.
  if (!CSS.supports("scroll-initial-target", "nearest")) {
    for (const actions of page.querySelectorAll(".leading-actions")) {
      actions.parentElement.scrollLeft = (rtl(actions) ? -1 : 1) * actions.offsetWidth;
    }
  }

  page.addEventListener("click", ({ target }) => {
    const row = target.closest(".row");
    const button = target.closest("button");
    if (!row) return;
    if (button?.dataset.uncovers) uncover(row.closest(".collection"), row);
    else if (button?.matches(".action")) settle(row, ".cell");
    else if (!button) uncover(row.closest(".collection"), null);
  });
  page.addEventListener("keydown", (event) => {
    const row = event.target.closest?.(".row");
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && event.target !== row) uncover(row.closest(".collection"), null);
    if (event.key === "Delete" && event.target === row) uncover(row.closest(".collection"), row);
  });
  page.addEventListener("scroll", swiping, true);
  page.addEventListener("focusin", ({ target }) => {
    if (target.matches(".action")) mark(target.closest(".row"), true);
  });
})();
