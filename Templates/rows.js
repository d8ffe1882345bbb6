{
  const around = (node) => node.closest("[role=row], [role=treeitem]");
  let anchor;

  // Chooses rows. Activates on: taps, keys. Without script: nothing is chosen. Events: `state-changed`.
  const select = (row, on = !isOn(row)) => {
    const { selection } = listOf(row).dataset;
    if (!row.ariaSelected || selection === "none" || (!on && row.matches("[data-refuses~=deselect]"))) return;
    if (on && selection === "single") acts.clear(listOf(row));
    row.ariaSelected = on;
    send(row, "state-changed");
  };
  const extend = (list, to) => {
    const rows = all("[aria-selected]", list).filter(isShown);
    const [start, end] = [rows.indexOf(anchor), rows.indexOf(to)].sort((a, b) => a - b);
    rows.forEach((row, at) => select(row, !to || (start <= at && at <= end)));
  };
  // What an address says is chosen was tapped; what leads elsewhere is not followed again.
  const play = (row) => row.dataset.tap && !("turned" in listOf(row).dataset) && acts.run(row, row.dataset.tap);
  acts.selected = (row) => {
    select(row);
    if (isOn(row) && !/^(open|frame|alert)/.test(row.dataset.tap)) play(row);
  };
  acts.select = (row) => select(row, true);
  acts.deselect = (row) => select(row, false);
  acts.clear = (list) => {
    for (const row of all(".row[aria-selected=true]", list)) row.ariaSelected = false;
  };

  // Taps rows. Activates on: clicks, a focus that the choice follows. Without script: nothing.
  const tap = (row, isRange) => {
    const list = listOf(row);
    const isSeveral = list.dataset.selection === "multiple";
    if (row.role) acts.focus?.(row);
    if (isRange && isSeveral) return extend(list, row);
    anchor = row;
    select(row, !isSeveral || !isOn(row));
    play(row);
  };
  on("click", ({ target, shiftKey }) => {
    const row = rowOf(target);
    const control = target.closest(`${touched}, .outline-disclosure, .reorder`);
    // Those of a list within a cell have no id, and nobody was asked about them.
    if (!row?.id || row.ariaDisabled) return;
    if (control?.matches(".link[data-edits]")) {
      for (const other of all("[data-selected]", listOf(row))) delete other.dataset.selected;
      row.dataset.selected = true;
    }
    if (!control && !first("[data-swiped]")) tap(row, shiftKey);
  });

  // Reaches a row's controls. Activates on: Left, Right, Tab; Escape leaves them. Without script:
  // they are reached as the browser does.
  const controls = (row) => all(`:scope > :not(.children) :is(${touched})`, row);
  const visit = ({ target, type }) => {
    const row = around(target);
    for (const one of row ? controls(row) : []) one.tabIndex = type === "focusin" ? 0 : -1;
    if (target.matches("[data-follows-focus] [aria-selected=false]:focus-visible")) tap(target);
  };
  on("focusin focusout", visit);
  on("keydown", (event) => {
    const { target, key, shiftKey } = event;
    const row = around(target);
    if (!row || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (target === row && listOf(row).dataset.selection === "multiple") {
      if (isCommand && key === "a") event.preventDefault(extend(listOf(row)));
      if (shiftKey && /^Arrow[UD]/.test(key)) {
        if (!isOn(row)) anchor = row;
        extend(listOf(row), focused());
      }
    }
    if (key === "Escape" && target !== row) acts.focus(row);
    if (row.role !== "row" || isCommand || target.matches("select, input")) return;
    focusAlong(event, [row, ...controls(row).filter(isShown)]);
  });

  // Passes over the rows of large lists, all of which browsers lay out in search of the next stop.
  // Activates on: Tab. Without script: browsers do.
  const edge = first("[data-large]") && page.appendChild(make("span"));
  const judge = (node) => {
    const stop = node.matches(".chunk, .row") && listOf(node).stop;
    if (stop && !node.contains(stop)) return 2;
    return node.tabIndex >= 0 && !node.disabled && isShown(node) ? 1 : 3;
  };
  on("keydown", (event) => {
    const { target, key, shiftKey } = event;
    if (key !== "Tab" || !edge || target.closest("dialog, [popover]")) return;
    const walker = document.createTreeWalker(page, 1, judge);
    walker.currentNode = page.contains(target) ? target : shiftKey ? edge : page;
    const next = shiftKey ? walker.previousNode() : walker.nextNode();
    if (next) return event.preventDefault(next.focus());
    const end = shiftKey ? page : edge;
    end.tabIndex = 0;
    end.focus();
    setTimeout(() => (end.tabIndex = -1));
  });
}
