{
  const cellOf = (row) => all(":scope > .swipe > .cell", row).find((cell) => cell.offsetWidth);
  const actionOf = (row) => child(row, ".swipe > .trailing-actions > :last-child") ?? child(row, ".swipe > * > .action");
  const reveal = (node) => node?.scrollIntoView({ block: "nearest", inline: "nearest" });
  let open, left;

  // Opens one row at a time. Activates on: swipes, focus in actions, Delete. Without script: swipes.
  // Events: `state-changed`.
  const mark = (row) => {
    if (row === open) return;
    left = open;
    left?.toggleAttribute("data-swiped");
    if (left) reveal(cellOf(left));
    open = row;
    open?.toggleAttribute("data-swiped");
    send(page, "state-changed");
  };
  const show = (action) => {
    mark(action && rowOf(action));
    reveal(action?.firstElementChild);
  };
  const enter = (row) => actionOf(row)?.focus({ preventScroll: true });
  acts.swiped = (row) => show(row === open ? null : actionOf(row));
  on("focusin", ({ target }) => target.matches(".swipe .action") && show(target));
  on("click", ({ target }) => {
    if (target.closest("[data-uncovers]")) enter(rowOf(target));
    else if (!target.closest(".swipe") || target.closest(".cell, .action")) mark();
  });

  // Does the first action. Activates on: full swipes. Without script: nothing.
  const rest = (swipe) => {
    const row = swipe.parentElement;
    const off = (node) => Math.abs(node.getBoundingClientRect().left - swipe.getBoundingClientRect().left);
    if (!cellOf(row)) return;
    // The end of what opened a row may come after it was left.
    if (off(cellOf(row)) > 8) row === left ? reveal(cellOf(row)) : mark(row);
    else {
      if (row === open) mark();
      if (row === left) left = null;
    }
    const isFull = ({ parentElement: side }) => off(side) < 2 && side.offsetWidth < swipe.offsetWidth + 2;
    all("[data-full-swipe]:not(:focus)", swipe).find(isFull)?.click();
  };
  on("scrollend", ({ target }) => target.matches?.(".swipe") && rest(target), true);
  on("scroll", ({ target }) => target.matches?.(".swipe") || focused().matches(".action") || mark(), true);

  // Lists a row's actions. Activates on: Shift and F10, the menu key. Without script: nothing.
  const list = (row) => {
    const menu = byId("menu");
    menu.replaceChildren(...all(":scope > :not(.children) .action", row).map((action) => {
      const item = document.createElement("button");
      item.role = "menuitem";
      item.textContent = action.ariaLabel ?? action.textContent.trim();
      item.onclick = () => action.click(menu.hidePopover());
      return item;
    }));
    menu.showPopover({ source: row });
    menu.firstChild.focus();
  };
  on("keydown", (event) => {
    const { target, key, shiftKey } = event;
    const beside = { ArrowDown: "nextSibling", ArrowUp: "previousSibling" }[key];
    if (target.matches(".menu *")) target[beside]?.focus();
    if (key === "Escape") mark();
    if (!target.matches(":not([data-editing] *):has(> :is(.swipe, .custom-actions))")) return;
    if (key === "Delete") enter(target);
    if (key === "ContextMenu" || (shiftKey && key === "F10")) event.preventDefault(list(target));
  });
}
