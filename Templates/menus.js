{
  // Brings up the menus of rows of lists. Activates on: right clicks, long presses, the keys for such
  // menus. Without script: none. Events: none.
  let press, isEnd;
  // What follows the end of a press would close the menu. It comes beside the pointer that asks.
  const summon = (row, x) => setTimeout(() => {
    Object.assign(byId(row.dataset.menu), { row, x }).showPopover({ source: row });
  });
  on("pointerdown", ({ target, pointerType, clientX, clientY }) => {
    const row = pointerType === "touch" && target.closest("[data-menu]");
    press = { clientX, clientY, timer: row && setTimeout(() => (press.summons = row), 500) };
  });
  on("pointermove", ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.clientX, clientY - press.clientY) > 10) clearTimeout(press.timer);
  });
  hear("contextmenu", "[data-menu]", (row, event) => {
    event.preventDefault();
    if (press) press.summons = row;
    else summon(row, event.button ? event.clientX : NaN);
  });
  on("pointerup pointercancel", () => {
    const { timer, summons, clientX } = press ?? {};
    press = null;
    clearTimeout(timer);
    if (!summons) return;
    summon(summons, clientX);
    isEnd = true;
    setTimeout(() => (isEnd = false));
  });
  // The click that ends a long press does nothing else.
  on("click", (event) => isEnd && event.stopPropagation(event.preventDefault()), true);

  // Walks through menus, and into those that rows open. Activates on: arrow keys, Home, End. Without
  // script: Tab and Enter do. Events: none.
  hear("keydown", ".menu", (menu, event) => {
    const { target, key } = event;
    const rows = all(".menu-row:enabled", menu);
    const at = rows.indexOf(target);
    const to = { ArrowDown: at + 1, ArrowUp: at + rows.length - 1, Home: 0, End: -1 }[key];
    const step = stepOf(event);
    if (to !== undefined) rows.at(to % rows.length).focus();
    else if (step < 0 && "inner" in menu.dataset) menu.hidePopover();
    else if (step > 0 && target.ariaHasPopup) target.click();
    else return;
    event.preventDefault();
  });
  // Browsers give the focus back where the first of several menus came from, and not within.
  on("toggle", ({ target, newState }) => {
    if (!target.matches?.(".menu")) return;
    const isOpen = newState === "open";
    target.row?.toggleAttribute("data-touched", isOpen);
    if (isOpen) reach(first(".menu-row:enabled", target));
    else if ("inner" in target.dataset)
      for (let opener, menu = target; menu; opener?.focus()) {
        opener = openerOf(menu.id) ?? menu.row;
        menu = opener?.closest(".menu:not(:popover-open)");
      }
    // While other places may be tried, WebKit lays a page that moves out without end.
    const { offsetTop, offsetLeft, offsetWidth, style } = target;
    const edge = measure("--bar-margin");
    const most = innerWidth - offsetWidth - edge;
    const from = target.x - offsetWidth * target.matches(":dir(rtl)") || offsetLeft;
    style.inset = isOpen ? `${offsetTop}px auto auto ${Math.max(edge, Math.min(from, most))}px` : "";
    target.toggleAttribute("data-placed", isOpen);
  }, true);
}
