"use strict";
(() => {
  const page = document.querySelector(".page");
  if (!page) return;
  const byId = (id) => document.getElementById(id);
  const send = (node, name, detail) =>
    node.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const rtl = (node) => node.matches(":dir(rtl)");
  const isControl = (node) => node.closest("button, a, select, input, .outline-disclosure");

  /** Changes the page, in one movement where the browser can and the reader wants it. */
  const move = (change) => {
    if (document.startViewTransition && !calm.matches) document.startViewTransition(change);
    else change();
  };

  // Does what an outcome says, in order; the words are listed where outcomes are written.
  // Activates on: `run-edits`, taps on rows, buttons. Without script: nothing happens.
  // Events: sends `toggle-row`.
  const run = (words, from) => {
    const rest = words.split(" ");
    while (rest.length) {
      const verb = rest.shift();
      const word = rest.shift() ?? "";
      const row = byId(word);
      switch (verb) {
        case "expand": if (row) send(row, "toggle-row", true); break;
        case "collapse": if (row) send(row, "toggle-row", false); break;
        case "toggle": if (row) send(row, "toggle-row"); break;
        case "select": if (row) select(row, true); break;
        case "deselect": if (row) select(row, false); break;
        case "delete": if (row) remove(row); break;
        case "show": show(byId(word), from); break;
        case "frame": move(() => { location.hash = word; }); break;
        case "open": open(word, "_blank", "noopener"); break;
        case "alert": alertWith(word, rest.shift() ?? "-"); break;
      }
    }
  };

  // Chooses a row; where one row can be chosen, the others are let go.
  // Activates on: taps and outcomes. Without script: the document's choice stays.
  // Events: none.
  const select = (row, isOn) => {
    if (!row.ariaSelected) return;
    const list = row.closest(".collection");
    if (isOn && list.dataset.selection === "single") {
      for (const other of list.querySelectorAll(".row[aria-selected=true]")) other.ariaSelected = false;
    }
    row.ariaSelected = isOn;
  };

  // Taps a row: closes open actions, else chooses it and does what the author's delegate does.
  // Activates on: clicks on a row that are not on one of its controls. Without script: nothing.
  // Events: none.
  const tap = (event) => {
    const row = event.target.closest(".row");
    if (!row || isControl(event.target) || row.ariaDisabled) return;
    const list = row.closest(".collection");
    if (list.querySelector(".row[data-swiped]")) return uncover(list, null);
    if (row.matches("[role=tree] *, [role=grid] *")) send(row, "focus-row");
    const isMultiple = list.dataset.selection === "multiple";
    select(row, !isMultiple || row.ariaSelected !== "true");
    if (row.dataset.tap) run(row.dataset.tap, row);
  };

  const remove = (row) => {
    const rows = [...row.closest(".collection").querySelectorAll(".row")].filter(
      (one) => !row.contains(one) && one.getClientRects().length);
    const next = rows.find((one) => row.compareDocumentPosition(one) & 4) ?? rows.at(-1);
    const hadFocus = row.contains(document.activeElement);
    move(() => {
      (row.parentElement.matches(".layout-item") ? row.parentElement : row).remove();
      if (hadFocus && next) send(next, "focus-row");
      send(page, "tab-stops");
    });
  };

  // Shows another screen in its place: over the frame, or in a column.
  // Activates on: outcomes. Without script: every screen is shown after its frame.
  // Events: sends `tab-stops`.
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

  // Says something in a dialogue. Activates on: outcomes. Without script: nothing. Events: none.
  const alertWith = (title, message) => {
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

  // Opens the actions of one row, on the side that a button of it stands on, and closes all others.
  // Activates on: swiping, Delete, a delete accessory, focus on an action. Without script: swiping.
  // Events: none.
  const uncover = (list, row, side = ".trailing-actions") => {
    for (const other of list.querySelectorAll(".row[data-swiped]")) {
      if (other !== row) settle(other, ".cell");
    }
    if (!row?.querySelector(side)) return;
    settle(row, side);
    row.querySelector(`${side} button[data-destructive]`)?.focus();
  };

  const settle = (row, what) => {
    const target = row.querySelector(`.swipe > ${what}`);
    const swipe = target?.parentElement;
    if (!swipe) return;
    const start = target.getBoundingClientRect();
    const frame = swipe.getBoundingClientRect();
    const atEnd = what === ".trailing-actions" ? !rtl(row) : what === ".leading-actions" && rtl(row);
    const left = atEnd ? start.right - frame.right : start.left - frame.left;
    swipe.scrollBy({ left, behavior: calm.matches ? "auto" : "smooth" });
    mark(row, what !== ".cell");
  };

  const mark = (row, isOpen) => {
    if (isOpen) row.dataset.swiped = "true";
    else delete row.dataset.swiped;
    reach(row);
  };

  /** A row's buttons stand in the tab order while the row has the focus or its actions are open. */
  const reach = (row) => {
    const isReached = row.matches(":focus-within, [data-swiped]");
    for (const button of row.querySelectorAll(":scope > :not(.children) button")) {
      button.tabIndex = isReached ? 0 : -1;
    }
  };

  const swiping = (event) => {
    const swipe = event.target;
    if (!swipe.matches?.(".swipe")) return;
    clearTimeout(waits.get(swipe));
    waits.set(swipe, setTimeout(() => {
      const row = swipe.closest(".row");
      const cell = swipe.querySelector(":scope > .cell");
      const offset = cell.getBoundingClientRect().left - swipe.getBoundingClientRect().left;
      const isOpen = Math.abs(offset) > 8;
      if (isOpen) {
        for (const other of row.closest(".collection").querySelectorAll(".row[data-swiped]")) {
          if (other !== row) settle(other, ".cell");
        }
      }
      mark(row, isOpen);
    }, 120));
  };
  const waits = new WeakMap();
  // A browser that cannot begin elsewhere than at the start would show the leading actions.
  if (!CSS.supports("scroll-initial-target", "nearest")) {
    for (const actions of page.querySelectorAll(".leading-actions")) {
      actions.parentElement.scrollLeft = (rtl(actions) ? -1 : 1) * actions.offsetWidth;
    }
  }

  // Reaches a row's buttons from the keyboard, and leaves them.
  // Activates on: keys in a row. Without script: nothing. Events: sends `focus-row`.
  const press = (event) => {
    const row = event.target.closest?.(".row");
    if (event.key === "Escape") {
      if (row && event.target !== row) {
        uncover(row.closest(".collection"), null);
        send(row, "focus-row");
      } else goBack(event.target);
    }
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Delete" && event.target === row) uncover(row.closest(".collection"), row);
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || row.role !== "row" || event.target.matches("select, input")) return;
    const stops = [row, ...row.querySelectorAll("button, a[href], select, input")].filter(
      (one) => one === row || one.getClientRects().length);
    const next = stops[stops.indexOf(event.target) + (rtl(row) ? -by : by)];
    event.preventDefault();
    if (next === row) send(row, "focus-row");
    else if (next) {
      next.tabIndex = 0;
      next.focus();
    }
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

  const tabKeys = (event) => {
    const tab = event.target.closest?.(".tab");
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!tab || !by) return;
    const tabs = [...tab.parentElement.children];
    const next = tabs.at((tabs.indexOf(tab) + (rtl(tab) ? -by : by)) % tabs.length);
    choose(next);
    next.focus();
  };

  // Finds the frame that was prepared for a query. Activates on: typing into a search field.
  // Without script: the field says what its frame was searched for. Events: none.
  const search = (event) => {
    const field = event.target;
    if (!field.matches(".search-field")) return;
    const query = field.value.trim().toLowerCase();
    const fields = [...page.querySelectorAll(".search-field")];
    const isFound = (one) => one.dataset.query.trim().toLowerCase() === query;
    const found = isFound(field) ? field : fields.find(isFound);
    if (!found || found === field) return;
    const text = field.value;
    field.value = field.dataset.query;
    location.hash = found.closest(".frame").id;
    found.value = text;
    found.focus();
    found.setSelectionRange(text.length, text.length);
  };

  // Keeps what a reader chose and opened when the frame changes, unless the author's code changed
  // the same between the two. Activates on: a new fragment. Without script: the fragment leads to
  // the frame. Events: sends `tab-stops`.
  const carry = () => {
    const next = page.querySelector(".frame:target") ?? page.querySelector(".frame");
    if (next === frame) return;
    const pairs = [];
    for (const row of frame.querySelectorAll(".row[aria-expanded], .row[aria-selected]")) {
      const id = (next.dataset.prefix ?? "") + row.id.slice((frame.dataset.prefix ?? "").length);
      const twin = byId(id);
      if (twin && next.contains(twin)) pairs.push([row, twin]);
    }
    for (const name of ["ariaExpanded", "ariaSelected"]) {
      const starts = (row) => start.get(row)?.[name];
      if (pairs.some(([row, twin]) => starts(row) !== starts(twin))) continue;
      for (const [row, twin] of pairs) if (twin[name]) twin[name] = row[name];
    }
    frame = next;
    send(page, "tab-stops");
  };
  const start = new WeakMap();
  for (const row of page.querySelectorAll(".row[aria-expanded], .row[aria-selected]")) {
    start.set(row, { ariaExpanded: row.dataset.start ?? row.ariaExpanded, ariaSelected: row.ariaSelected });
  }
  let frame = page.querySelector(".frame:target") ?? page.querySelector(".frame");

  const click = (event) => {
    const button = event.target.closest("button, a[data-edits]");
    if (!button) return tap(event);
    const row = button.closest(".row");
    if (button.matches(".tab")) choose(button);
    if ("back" in button.dataset) goBack(button);
    if (button.dataset.uncovers) uncover(row.closest(".collection"), row);
    if (row && button.matches(".action")) settle(row, ".cell");
    if (!button.dataset.edits) return;
    event.preventDefault();
    if (row && button.matches(".link")) markCurrent(row);
    run(button.dataset.edits, button);
  };

  const markCurrent = (row) => {
    for (const other of row.closest(".collection").querySelectorAll("[data-selected]")) {
      delete other.dataset.selected;
    }
    row.dataset.selected = "true";
  };

  page.addEventListener("click", click);
  page.addEventListener("keydown", press);
  page.addEventListener("keydown", tabKeys);
  page.addEventListener("input", search);
  page.addEventListener("scroll", swiping, true);
  page.addEventListener("run-edits", (event) => run(event.detail, event.target));
  page.addEventListener("focusin", (event) => {
    const row = event.target.closest(".row");
    if (row) reach(row);
    if (row && event.target.matches(".action")) mark(row, true);
  });
  page.addEventListener("focusout", (event) => {
    const row = event.target.closest(".row");
    if (row && !row.contains(event.relatedTarget)) setTimeout(() => reach(row));
  });
  addEventListener("hashchange", carry);
})();
