"use strict";
(() => {
  const page = document.querySelector(".page");
  if (!page) return;
  const send = (node, name, detail) =>
    node.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  const rtl = (node) => node.matches(":dir(rtl)");
  const isControl = (node) => node.closest("button, a, select, input, .outline-disclosure");

  // Chooses a row; where one row can be chosen, the others are let go.
  // Activates on: taps, `select-row`. Without script: the document's choice stays. Events: none.
  const select = (row, isOn) => {
    if (!row.ariaSelected) return;
    const list = row.closest(".collection");
    if (isOn && list.dataset.selection === "single") {
      for (const other of list.querySelectorAll(".row[aria-selected=true]")) other.ariaSelected = false;
    }
    row.ariaSelected = isOn;
    send(row, "state-changed");
  };

  // Taps a row: chooses it and does what the author's delegate does.
  // Activates on: clicks on a row that are not on one of its controls. Without script: nothing.
  // Events: sends `run-edits`, `focus-row`.
  const tap = (event) => {
    const row = event.target.closest(".row");
    if (!row || isControl(event.target) || row.ariaDisabled) return;
    const list = row.closest(".collection");
    // Open actions are closed by the tap.
    if (list.querySelector(".row[data-swiped]")) return;
    if (row.matches("[role=tree] *, [role=grid] *")) send(row, "focus-row");
    const isMultiple = list.dataset.selection === "multiple";
    select(row, !isMultiple || row.ariaSelected !== "true");
    if (row.dataset.tap) send(row, "run-edits", row.dataset.tap);
  };

  /** A row's buttons stand in the tab order while the row has the focus or its actions are open. */
  const reach = (row) => {
    const isReached = row.matches(":focus-within, [data-swiped]");
    for (const button of row.querySelectorAll(":scope > :not(.children) button")) {
      button.tabIndex = isReached ? 0 : -1;
    }
  };

  // Reaches a row's buttons from the keyboard, and leaves them.
  // Activates on: keys in a row. Without script: nothing. Events: sends `focus-row`.
  const press = (event) => {
    const row = event.target.closest?.(".row");
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && event.target !== row) send(row, "focus-row");
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || row.role !== "row" || event.target.matches("select, input")) return;
    const stops = [row, ...row.querySelectorAll("button, a[href], select, input")].filter(
      (one) => one === row || one.getClientRects().length);
    const next = stops[stops.indexOf(event.target) + (rtl(row) ? -by : by)];
    event.preventDefault();
    if (next === row) send(row, "focus-row");
    else if (next) {
      next.tabIndex = 0;
      next.focus();
    }
  };

  const markCurrent = (row) => {
    for (const other of row.closest(".collection").querySelectorAll("[data-selected]")) {
      delete other.dataset.selected;
    }
    row.dataset.selected = "true";
  };

  page.addEventListener("click", (event) => {
    const button = event.target.closest("button, a");
    const row = button?.closest(".row");
    if (!button) tap(event);
    else if (row && button.matches(".link[data-edits]")) markCurrent(row);
  });
  page.addEventListener("keydown", press);
  page.addEventListener("select-row", (event) => select(event.target, event.detail));
  page.addEventListener("reach-row", (event) => reach(event.target));
  page.addEventListener("focusin", (event) => {
    const row = event.target.closest(".row");
    if (row) reach(row);
  });
  page.addEventListener("focusout", (event) => {
    const row = event.target.closest(".row");
    if (row && !row.contains(event.relatedTarget)) setTimeout(() => reach(row));
  });
})();
