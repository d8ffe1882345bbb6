"use strict";
(() => {
  const page = document.querySelector(".page");
  if (!page) return;
  const byId = (id) => document.getElementById(id);
  const send = (node, name, detail) =>
    node.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const move = (change) => {
    if (document.startViewTransition && !calm.matches) document.startViewTransition(change);
    else change();
  };

  // Shows another screen in its place: over the frame, or in a column.
  // Activates on: `show-screen` with the screen's id. Without script: every screen is shown after
  // its frame. Events: sends `tab-stops`.
  const show = (screen, from) => {
    if (!screen) return;
    const frame = screen.closest(".frame");
    const place = frame.querySelector(`.column[data-place="${screen.dataset.alternate}"]`) ?? frame;
    move(() => {
      const shown = [...place.children].filter((one) => one.matches(".alternate[data-shown]"));
      origins.set(screen, { row: from, shown: shown.find((one) => one !== screen) });
      if (place !== frame) place.append(screen);
      for (const one of shown) delete one.dataset.shown;
      screen.dataset.shown = "true";
      place.scrollTop = 0;
      send(page, "tab-stops");
      if (place !== frame) return;
      scrollTo(0, 0);
      screen.tabIndex = -1;
      screen.focus({ preventScroll: true });
    });
  };
  const origins = new WeakMap();

  // Leaves a screen that an outcome brought up. Activates on: buttons with `data-back`, Escape.
  // Without script: every screen is shown after its frame. Events: none.
  const goBack = (node) => {
    const screen = node.closest?.(".alternate[data-shown]");
    if (!screen) return;
    const { row, shown } = origins.get(screen) ?? {};
    move(() => {
      delete screen.dataset.shown;
      if (shown) shown.dataset.shown = "true";
      row?.focus?.();
    });
  };

  // Says something in a dialogue. Activates on: `show-alert` with a title and a message.
  // Without script: nothing. Events: none.
  const alertWith = ([title, message]) => {
    const dialog = document.createElement("dialog");
    const text = (name, words) => {
      const node = dialog.appendChild(document.createElement(name));
      node.textContent = words === "-" ? "" : decodeURIComponent(words);
      return node;
    };
    dialog.className = "alert";
    dialog.ariaLabel = text("h2", title).textContent;
    text("p", message);
    text("button", "OK").onclick = () => dialog.close();
    dialog.onclose = () => dialog.remove();
    page.append(dialog);
    dialog.showModal();
  };

  // Changes tabs. Activates on: clicks and arrow keys on a tab. Without script: every panel is shown.
  // Events: sends `tab-stops`.
  const choose = (tab) => {
    for (const other of tab.parentElement.children) {
      other.ariaSelected = other === tab;
      other.tabIndex = other === tab ? 0 : -1;
      const panel = byId(other.getAttribute("aria-controls"));
      if (other === tab) panel.dataset.shown = "true";
      else delete panel.dataset.shown;
    }
    send(page, "tab-stops");
  };

  const press = (event) => {
    const { target, key } = event;
    if (key === "Escape" && !target.closest(".row :not(.row)")) goBack(target);
    const tab = target.closest?.(".tab");
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!tab || !by) return;
    const tabs = [...tab.parentElement.children];
    const next = tabs.at((tabs.indexOf(tab) + (tab.matches(":dir(rtl)") ? -by : by)) % tabs.length);
    choose(next);
    next.focus();
  };

  page.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button?.matches(".tab")) choose(button);
    if (button && "back" in button.dataset) goBack(button);
  });
  page.addEventListener("keydown", press);
  page.addEventListener("show-screen", (event) => show(byId(event.detail), event.target));
  page.addEventListener("show-alert", (event) => alertWith(event.detail));
})();
