"use strict";
(() => {
  const page = document.querySelector(".page");
  const byId = (id) => document.getElementById(id);
  const { send: tell } = page;
  const origins = new WeakMap();

  // Shows a screen. Activates on: `show-screen`. Without script: all are. Events: `tab-stops`.
  page.addEventListener("show-screen", ({ target, detail }) => {
    const screen = byId(detail);
    const frame = screen.closest(".frame");
    const place = frame.querySelector(`[data-place=${screen.dataset.alternate}]`);
    const shown = (place ?? frame).querySelector(":scope > .alternate[data-shown]");
    if (shown !== screen) origins.set(screen, [target, shown]);
    delete shown?.dataset.shown;
    screen.dataset.shown = "true";
    place?.append(screen);
    place?.scrollTo(0, 0);
    tell(page, "tab-stops");
    if (place) return;
    scrollTo(0, 0);
    screen.tabIndex = -1;
    screen.focus({ preventScroll: true });
  });

  // Leaves it. Activates on: `data-back`, Escape. Without script: nothing. Events: none.
  const goBack = (screen) => {
    const [from, before] = origins.get(screen) ?? [];
    delete screen?.dataset.shown;
    if (before) before.dataset.shown = "true";
    from?.focus();
  };

  // Asks something. Activates on: `show-alert`. Without script: nothing. Events: `run-edits`.
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
    while (answers.length) {
      const button = add("button", answers.shift());
      const words = answers.shift();
      button.onclick = () => {
        dialog.close();
        if (words !== "-") tell(target, "run-edits", decodeURIComponent(words));
      };
    }
    dialog.onclose = () => dialog.remove();
    dialog.showModal();
  });

  // Changes tabs. Activates on: clicks, arrow keys. Without script: all are shown. Events: `tab-stops`.
  const choose = (tab) => {
    for (const other of tab.parentElement.children) {
      other.ariaSelected = other === tab;
      other.tabIndex = other === tab ? 0 : -1;
      const { dataset } = byId(other.getAttribute("aria-controls"));
      if (other === tab) dataset.shown = "true";
      else delete dataset.shown;
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
    const tab = tabs.at((tabs.indexOf(target) + (target.matches(":dir(rtl)") ? -by : by)) % tabs.length);
    choose(tab);
    tab.focus();
  });
})();
