"use strict";
(() => {
  const page = document.querySelector(".page");
  const on = page.addEventListener.bind(page);
  const find = (row, what) => row?.querySelector(`:scope > .swipe > ${what}`);
  const cellOf = (row) => [...(row?.firstElementChild.children ?? [])].find((one) => one.matches(".cell") && one.offsetWidth);
  const first = ".trailing-actions > :last-child";
  let open;

  // Opens a row: swipes, focus, `swipe-row`. Without script swipes. Sends `state-changed`.
  const reveal = (node) => node?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const mark = (row) => {
    if (row === open) return;
    open?.removeAttribute("data-swiped");
    reveal(cellOf(open));
    row?.setAttribute("data-swiped", true);
    open = row;
    page.send(page, "state-changed");
  };
  const show = (action) => {
    mark(action?.closest(".row"));
    reveal(action?.firstElementChild);
  };
  on("focusin", ({ target }) => target.matches(".swipe .action") && show(target));
  on("swipe-row", ({ target }) => show(find(target, first) ?? find(target, "* > .action")));
  on("click", ({ target }) => {
    if (target.closest("[data-uncovers]")) find(target.closest(".row"), first)?.focus({ preventScroll: true });
    else if (!target.closest(".swipe") || target.closest(".cell, .action")) mark();
  });

  // A full swipe does the first action.
  const rest = (swipe) => {
    const row = swipe.parentElement;
    const { left, width } = swipe.getBoundingClientRect();
    const off = (node) => Math.abs(node.getBoundingClientRect().left - left);
    if (!cellOf(row)) return;
    if (off(cellOf(row)) > 8) mark(row);
    else if (open === row) mark();
    [...swipe.querySelectorAll("[data-full-swipe]:not(:focus)")]
      .find(({ parentElement: side }) => off(side) < 2 && side.offsetWidth < width + 2)?.click();
  };
  const isSwipe = ({ target }) => target.matches?.(".swipe");
  addEventListener("scrollend", (event) => isSwipe(event) && rest(event.target), true);
  addEventListener("scroll", (event) =>
    isSwipe(event) || document.activeElement.matches(".action") || mark(), true);

  // Lists a row's actions: Shift+F10, the menu key.
  const list = (row) => {
    const menu = page.appendChild(document.createElement("div"));
    Object.assign(menu, { className: "menu", role: "menu", popover: "auto", ariaLabel: "Actions" });
    for (const action of row.querySelectorAll(":scope > :not(.children) .action")) {
      const item = menu.appendChild(document.createElement("button"));
      item.role = "menuitem";
      item.textContent = action.ariaLabel ?? action.textContent.trim();
      item.onclick = () => action.click(menu.hidePopover());
    }
    menu.ontoggle = ({ newState }) => newState === "closed" && menu.remove();
    menu.onkeydown = ({ key, target }) => {
      const to = { ArrowDown: "nextSibling", ArrowUp: "previousSibling" }[key];
      target[to]?.focus();
    };
    menu.showPopover({ source: row });
    menu.firstChild.focus();
  };
  on("keydown", (event) => {
    const { target, key } = event;
    if (key === "Escape") mark();
    if (!target.matches(":not([data-editing] *):has(> :is(.swipe, .custom-actions))")) return;
    if (key === "Delete") find(target, first)?.focus({ preventScroll: true });
    if (key === "ContextMenu" || (event.shiftKey && key === "F10")) event.preventDefault(list(target));
  });

  // Others begin at the leading actions.
  if (CSS.supports("scroll-initial-target", "nearest")) return;
  for (const row of page.querySelectorAll(":has(> .swipe)")) {
    row.firstElementChild.scrollTo({ left: cellOf(row)?.offsetLeft, behavior: "instant" });
  }
})();
