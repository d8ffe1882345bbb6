"use strict";
(() => {
  const page = document.querySelector(".page");
  const on = page.addEventListener.bind(page);
  const { send } = page;
  const listOf = (row) => row.closest(".collection");
  const clear = (list, name) =>
    list.querySelectorAll(`[${name}=true]`).forEach((one) => one.setAttribute(name, false));
  let anchor;

  // Chooses: taps, `select-row`, Shift, Ctrl+A. Sends `state-changed`. Without script nothing.
  const choose = (row, isOn) => {
    if (!row.ariaSelected || (!isOn && /deselect/.test(row.dataset.refuses))) return;
    row.ariaSelected = isOn;
    send(row, "state-changed");
  };
  const select = (row, isOn) => {
    const list = listOf(row);
    const { selection } = list.dataset;
    if (isOn && selection === "single") clear(list, "aria-selected");
    if (selection !== "none") choose(row, isOn);
  };
  const extend = (list, to) => {
    const rows = [...list.querySelectorAll("[aria-selected]")].filter((one) => one.checkVisibility());
    const [start, end] = [rows.indexOf(anchor), rows.indexOf(to)].sort((a, b) => a - b);
    rows.forEach((one, at) => choose(one, !to || (at >= start && at <= end)));
  };

  // Taps: clicks, focus that a choice follows. Sends `run-edits`.
  const tap = (row, isRange) => {
    const list = listOf(row);
    const isSeveral = list.dataset.selection === "multiple";
    if (row.role) send(row, "focus-row");
    if (isRange && isSeveral) return extend(list, row);
    anchor = row;
    select(row, !isSeveral || row.ariaSelected !== "true");
    if (row.dataset.tap && !("turned" in list.dataset)) send(row, "run-edits", row.dataset.tap);
  };
  on("select-row", ({ target, detail }) => select(target, detail));
  on("click", ({ target, shiftKey }) => {
    const row = target.closest(".row:not([aria-disabled])");
    const control = target.closest("button, a, select, input, .outline-disclosure");
    if (row && control?.matches(".link[data-edits]")) {
      clear(listOf(row), "data-selected");
      row.dataset.selected = true;
    }
    if (row && !control && !page.querySelector("[data-swiped]")) tap(row, shiftKey);
  });

  // Edits a list: `edit-list`, `set-editing`.
  on("edit-list", ({ target: button, detail: [id, title] }) => {
    const list = document.getElementById(id);
    const { selection, otherSelection } = list.dataset;
    const other = button.dataset.title ?? decodeURIComponent(title);
    if (title !== "-") [button.dataset.title, button.textContent] = [button.textContent, other];
    for (const name of ["data-editing", "data-turned"]) list.toggleAttribute(name);
    Object.assign(list.dataset, { selection: otherSelection, otherSelection: selection });
    clear(list, "aria-selected");
    list.querySelector(".rows").ariaMultiSelectable = otherSelection === "multiple" || null;
    send(list, "state-changed");
  });
  on("set-editing", ({ target, detail }) => {
    const button = page.querySelector(`[data-edits^="edit ${target.id} "]`);
    if ("editing" in target.dataset === detail) return;
    if (button) button.click();
    else target.toggleAttribute("data-editing");
  });

  // Reaches a row's controls: Left, Right, Tab; Escape leaves them.
  const rowOf = (node) => node.closest("[role=row], [role=treeitem]");
  const controls = (row) => [...(row?.children ?? [])].flatMap((part) =>
    part.matches(".children") ? [] : [...part.querySelectorAll("button, a, select, input")]);
  const reach = ({ target, type }) => {
    for (const one of controls(rowOf(target))) one.tabIndex = type === "focusin" ? 0 : -1;
    if (target.matches("[data-follows-focus] [aria-selected=false]:focus-visible")) tap(target);
  };
  on("focusin", reach);
  on("focusout", reach);
  on("keydown", (event) => {
    const { target, key, ctrlKey, metaKey } = event;
    const row = rowOf(target);
    if (!row || event.altKey) return;
    const list = listOf(row);
    if (target === row && list.dataset.selection === "multiple") {
      if ((ctrlKey || metaKey) && key === "a") event.preventDefault(extend(list));
      if (event.shiftKey && /^Arrow[UD]/.test(key)) {
        if (row.ariaSelected !== "true") anchor = row;
        extend(list, document.activeElement);
      }
    }
    if (key === "Escape" && target !== row) send(row, "focus-row");
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!by || ctrlKey || metaKey || row.role !== "row" || target.matches("select, input")) return;
    const stops = [row, ...controls(row).filter((one) => one.checkVisibility())];
    stops[stops.indexOf(target) + (row.matches(":dir(rtl)") ? -by : by)]?.focus({ preventScroll: true });
    event.preventDefault();
  });
})();
