{
  // Walks through menus, and into those that rows open. Activates on: arrow keys, Home, End. Without
  // script: Tab and Enter do. Events: none.
  on("keydown", (event) => {
    const { target, key } = event;
    const menu = target.closest(".menu");
    if (!menu) return;
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
    if (newState === "open" && target.matches?.(".menu")) first(".menu-row:enabled", target)?.focus();
    const isGone = newState === "closed" && target.matches?.("[data-inner]");
    if (isGone) openerOf(target.id).focus();
  }, true);
}
