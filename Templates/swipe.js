{
  const cellOf = (row) => all(":scope > .swipe > .slide > .cell", row).find((cell) => cell.offsetWidth);
  const actionOf = (row) => child(row, ".swipe > .slide > .trailing-actions > :last-child") ?? child(row, ".swipe > * > .action");
  // The outer box uncovers the leading actions, the inner one the trailing ones.
  const boxesOf = (row) => [child(row, ".swipe"), child(row, ".swipe > .slide")];
  const boxOf = (row) => boxesOf(row).find((box) => Math.abs(box.scrollLeft) > 8);
  const sideOf = (box) => child(box, ":is(.leading-actions, .trailing-actions)");
  // How far a box goes that uncovers its actions.
  const reachOf = (box) => {
    const gap = measure("column-gap", sideOf(box)) || 0;
    return all(".action-face", sideOf(box)).reduce((width, face) => width + face.offsetWidth + gap, gap);
  };
  // Moves a box so far aside. On its way it snaps to nothing: WebKit would turn back.
  const glide = (box, far) => {
    const isBefore = box.matches(".swipe") !== box.matches(":dir(rtl)");
    const left = isBefore ? -far : far;
    delete box.glide;
    if (Math.abs(box.scrollLeft - left) < 1) return;
    rowOf(box).dataset.dragged = "";
    box.glide = { left, end: performance.now() + 800 };
    box.scrollTo({ left });
    return true;
  };
  const isGliding = ({ glide, scrollLeft }) => glide && performance.now() < glide.end && Math.abs(scrollLeft - glide.left) > 2;
  const close = (row) => boxesOf(row).forEach((box) => glide(box, 0));
  let open, left;

  // Opens one row at a time. Activates on: swipes, focus in actions, Delete. Without script: swipes.
  // Events: `state-changed`.
  const mark = (row, box) => {
    if (row) row.dataset.swiped = box.matches(".slide") ? "trailing" : "leading";
    if (row === open) return;
    left = open;
    if (left) {
      delete left.dataset.swiped;
      if (cellOf(left)) close(left);
    }
    open = row;
    send(page, "state-changed");
  };
  const show = (action) => {
    const box = action?.closest(".swipe, .slide");
    const row = box && rowOf(box);
    if (row) fit(row);
    mark(row, box);
    for (const one of row ? boxesOf(row) : []) glide(one, one === box ? reachOf(box) : 0);
  };
  // In a tall row a picture stands above its title.
  const fit = (row) => row.toggleAttribute("data-tall", row.firstElementChild.offsetHeight >= measure("--tall-row"));
  const enter = (row) => reach(actionOf(row));
  acts.swiped = (row) => show(row === open ? null : actionOf(row));
  hear("focusin", ".swipe .action", show);
  on("click", ({ target }) => {
    if (target.closest("[data-uncovers]")) enter(rowOf(target));
    else if (!target.closest(".swipe") || target.closest(".cell, .action")) mark();
  });

  // Does the first action. Activates on: full swipes. Without script: nothing.
  const rest = (row) => {
    if (press || !cellOf(row) || boxesOf(row).some(isGliding)) return;
    delete row.dataset.dragged;
    const box = boxOf(row);
    // The end of what opened a row may come after it was left.
    if (box) row === left ? close(row) : mark(row, box);
    else {
      if (row === open) mark();
      if (row === left) left = null;
    }
    all("[data-full-swipe]:not(:focus)", row.firstElementChild)
      .find(({ parentElement: side }) => side.parentElement === box && Math.abs(box.scrollLeft) > box.offsetWidth - 2)?.click();
  };
  // Safari before 26.2 does not say that a box came to rest.
  const says = "onscrollend" in window;
  let fingers = 0;
  const wait = (row) => {
    clearTimeout(row.resting);
    row.resting = setTimeout(() => (fingers ? wait(row) : rest(row)), 100);
  };
  on("touchstart touchend touchcancel", ({ touches }) => (fingers = touches.length));
  on("scrollend", ({ target }) => target.matches?.(".swipe, .slide") && rest(rowOf(target)), true);
  on("scroll", ({ target }) => {
    if (target.matches?.(".swipe, .slide")) {
      const row = rowOf(target);
      const isAside = !!boxOf(row);
      if (isAside !== ("aside" in row.dataset)) fit(row);
      row.toggleAttribute("data-aside", isAside);
      says || wait(row);
    }
    else if (!focused().matches(".action")) mark();
  }, true);

  // Drags a row aside. Activates on: a mouse that is pressed on a cell. Without script: nothing.
  let press;
  on("pointerdown", ({ target, pointerType, button, clientX }) => {
    const row = target.closest(".slide > .cell") && rowOf(target);
    if (!row || pointerType !== "mouse" || button || target.closest("input:is(:focus, .toggle, [type=range]), select, [data-editing]")) return;
    const boxes = boxesOf(row);
    press = { row, boxes, x: clientX, from: boxes[0].scrollLeft + boxes[1].scrollLeft };
  });
  on("pointermove", ({ clientX, pointerId }) => {
    if (!press) return;
    const by = clientX - press.x;
    if (!press.drags) {
      if (Math.abs(by) < 6) return;
      press.drags = true;
      press.boxes[0].setPointerCapture(pointerId);
      press.row.dataset.dragged = "";
      for (const box of press.boxes) delete box.glide;
    }
    // A drag that closes one side does not open the other. Each box goes as far as it can.
    const to = press.from * (press.from - by) < 0 ? 0 : press.from - by;
    for (const box of press.boxes) box.scrollTo({ left: to, behavior: "instant" });
  });
  on("pointerup pointercancel", () => {
    if (!press?.drags) return (press = null);
    const { row, from } = press;
    const box = boxOf(row);
    // The click that ends the drag is still to come.
    setTimeout(() => {
      press = null;
      if (!box || go(box, from)) rest(row);
    });
  });
  // Goes on to the nearest place to rest: closed, open, or all the way.
  const go = (box, from) => {
    const at = Math.abs(box.scrollLeft);
    const open = reachOf(box);
    const far = first("[data-full-swipe]", sideOf(box)) ? box.offsetWidth : open;
    // A third of the way is enough, whichever way.
    const share = at > Math.abs(from) ? 1 / 3 : 2 / 3;
    const stop = far > open && at > far * measure("--full-swipe-share") ? far : at > open * share ? open : 0;
    return !glide(box, stop);
  };
  on("selectstart dragstart", (event) => press && event.preventDefault());
  on("click", (event) => press?.drags && event.stopImmediatePropagation(event.preventDefault()), true);

  // Lists a row's actions. Activates on: Shift and F10, the menu key. Without script: nothing.
  const list = (row) => {
    const menu = byId("menu");
    menu.replaceChildren(...all(":scope > :not(.children) .action", row).map((action) => make("button", {
      role: "menuitem",
      className: "menu-row",
      textContent: action.ariaLabel ?? action.textContent.trim(),
      onclick: () => action.click(menu.hidePopover()),
    })));
    menu.showPopover({ source: row });
  };
  on("keydown", (event) => {
    const { target, key, shiftKey } = event;
    if (key === "Escape") mark();
    if (!target.matches(":not([data-editing] *):has(> :is(.swipe, .custom-actions))")) return;
    if (key === "Delete") enter(target);
    if (key === "ContextMenu" || (shiftKey && key === "F10")) event.preventDefault(list(target));
  });
}
