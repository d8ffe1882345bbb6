"use strict";
(() => {
  const page = document.querySelector(".page");
  const tell = (node, name, detail) =>
    node.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  const move = (change) => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) change();
    else document.startViewTransition?.(change) ?? change();
  };
  const origins = new WeakMap();

  // Shows a screen. Activates on: `show-screen`. Without script: all are. Events: sends `tab-stops`.
  page.addEventListener("show-screen", ({ target, detail }) => {
    const screen = document.getElementById(detail);
    const frame = screen.closest(".frame") ?? page.querySelector(".frame");
    const place = frame.querySelector(`[data-place="${screen.dataset.alternate}"]`) ?? frame;
    move(() => {
      const shown = place.querySelector(":scope > .alternate[data-shown]");
      if (shown !== screen) origins.set(screen, [target, shown]);
      delete shown?.dataset.shown;
      if (place !== frame) place.append(screen);
      screen.dataset.shown = "true";
      place.scrollTop = 0;
      tell(page, "tab-stops");
      if (place !== frame) return;
      scrollTo(0, 0);
      screen.tabIndex = -1;
      screen.focus({ preventScroll: true });
    });
  });

  // Leaves it. Activates on: `data-back`, Escape. Without script: nothing. Events: none.
  const goBack = (screen) => screen && move(() => {
    const [from, before] = origins.get(screen) ?? [];
    delete screen.dataset.shown;
    if (before) before.dataset.shown = "true";
    from?.focus();
  });

  // Asks something. Activates on: `show-alert`. Without script: nothing. Events: sends `run-edits`.
  page.addEventListener("show-alert", ({ target, detail: [title, message, ...answers] }) => {
    const dialog = page.appendChild(document.createElement("dialog"));
    const add = (name, words) => {
      const node = dialog.appendChild(document.createElement(name));
      node.textContent = words === "-" ? "" : decodeURIComponent(words);
      return node;
    };
    dialog.className = "alert";
    dialog.ariaLabel = add("h2", title).textContent;
    add("p", message);
    for (let at = 0; at < answers.length; at += 2) {
      add("button", answers[at]).onclick = () => {
        dialog.close();
        if (answers[at + 1] !== "-") tell(target, "run-edits", decodeURIComponent(answers[at + 1]));
      };
    }
    dialog.onclose = () => dialog.remove();
    dialog.showModal();
  });

  // Changes tabs. Activates on: clicks, arrow keys. Without script: all are. Events: `tab-stops`.
  const choose = (tab) => {
    for (const other of tab.parentElement.children) {
      other.ariaSelected = other === tab;
      other.tabIndex = other === tab ? 0 : -1;
      const panel = document.getElementById(other.getAttribute("aria-controls"));
      if (other === tab) panel.dataset.shown = "true";
      else delete panel.dataset.shown;
    }
    tell(page, "tab-stops");
  };

  page.addEventListener("click", ({ target }) => {
    const button = target.closest(".tab, [data-back]");
    if (button?.matches(".tab")) choose(button);
    else goBack(button?.closest(".alternate"));
  });
  page.addEventListener("keydown", ({ target, key }) => {
    if (key === "Escape" && !target.closest(".row :not(.row)")) goBack(target.closest(".alternate"));
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!by || !target.matches(".tab")) return;
    const tabs = [...target.parentElement.children];
    const next = tabs.indexOf(target) + (target.matches(":dir(rtl)") ? -by : by);
    const tab = tabs.at(next % tabs.length);
    choose(tab);
    tab.focus();
  });
})();
