"use strict";
(() => {
  const page = document.querySelector(".page");
  if (!page) return;
  const byId = (id) => document.getElementById(id);
  const send = (node, name, detail) =>
    node?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  /** What takes back each group of edits that was played. */
  const groups = [];
  let undo = [];

  /** What stands in the list: a row's place in a grid is an element of its own. */
  const item = (node) => (node.parentElement.matches(".layout-item") ? node.parentElement : node);

  const put = (node, parent, next) => {
    const [oldParent, oldNext] = [node.parentNode, node.nextSibling];
    parent.insertBefore(node, next);
    undo.push(() => (oldParent ? oldParent.insertBefore(node, oldNext) : node.remove()));
  };

  const place = (node, id, after) => {
    const parent = byId(id);
    let list = parent;
    if (!parent.matches(".collection")) {
      list = parent.querySelector(`:scope > ${parent.matches(".row") ? ".children" : ".rows"}`);
    }
    if (!list) {
      list = document.createElement("ul");
      list.className = "children";
      list.role = "group";
      put(list, parent, null);
    }
    const previous = byId(after);
    put(node, list, previous ? item(previous).nextSibling : list.firstElementChild);
  };

  const fresh = (id) => byId(id)?.content.firstElementChild.cloneNode(true);

  const remove = (node) => {
    const gone = item(node);
    const [parent, next] = [gone.parentNode, gone.nextSibling];
    const row = node.nextElementSibling ?? node.previousElementSibling ?? parent.closest(".row");
    const hadFocus = node.contains(document.activeElement);
    gone.remove();
    undo.push(() => parent.insertBefore(gone, next));
    if (hadFocus) send(row?.matches(".row") ? row : page.querySelector(".row"), "focus-row");
  };

  const replace = (id) => {
    const body = byId(id);
    const node = fresh(id);
    if (!node) return;
    const { screen } = body.dataset;
    const old = screen ? byId(screen).querySelector(":scope > :not(.frame-title, .alternate)") : byId(node.id);
    if (!old) return;
    const focused = old.contains(document.activeElement);
    const children = old.querySelector(":scope > .children");
    const [parent, next] = [old.parentNode, old.nextSibling];
    for (const name of ["ariaExpanded", "ariaSelected"]) if (node[name]) node[name] = old[name] ?? node[name];
    if (children && !node.querySelector(":scope > .children")) node.append(children);
    node.dataset.body = id;
    old.replaceWith(node);
    undo.push(() => {
      if (children) old.append(children);
      node.remove();
      parent.insertBefore(old, next);
    });
    if (focused && node.matches(".row")) send(node, "focus-row");
  };

  const say = (id, words) => {
    const node = byId(id);
    if (!node) return;
    const what = "value" in node && !node.matches("button") ? "value" : "textContent";
    const old = node[what];
    node[what] = words === "-" ? "" : decodeURIComponent(words);
    undo.push(() => (node[what] = old));
  };

  const call = (id, words) => {
    const list = byId(id);
    for (const node of list ? [list, ...list.querySelectorAll(":scope > .section > [aria-label]")] : []) {
      const old = node.ariaLabel;
      if (old === null) continue;
      node.ariaLabel = decodeURIComponent(words);
      undo.push(() => (node.ariaLabel = old));
    }
  };

  /** Lets elements follow by how they look; not where one looks as was never seen. */
  const signal = (id) => {
    const found = {};
    for (const [, at, from, to] of byId(id).dataset.reactions.matchAll(/(\S+) (\S+) (\S+)/g)) {
      const node = byId(at);
      const looks = node && ["*", `=${node.textContent}`, decodeURIComponent(node.dataset.body ?? "-")];
      if (looks?.includes(decodeURIComponent(from))) found[at] ??= to;
    }
    if (Object.values(found).includes("!")) return;
    for (const at in found) {
      if (found[at][0] === "=") say(at, found[at].slice(1) || "-");
      else if (found[at] !== byId(at).dataset.body) replace(found[at]);
    }
    return true;
  };

  const tell = (id, name, detail) => {
    const row = byId(id);
    const attribute = name === "toggle-row" ? "ariaExpanded" : "ariaSelected";
    const old = row?.[attribute];
    send(row, name, detail);
    if (row && old !== row[attribute]) undo.push(() => send(byId(id), name, old === "true"));
  };

  const turn = (from, detail) => {
    send(from, "edit-list", detail);
    undo.push(() => send(from, "edit-list", detail));
  };

  // Does what an outcome says, in order; the words are listed where outcomes are written.
  // Activates on: `run-edits`, buttons and links with `data-edits`. Without script: nothing happens.
  // Events: sends `toggle-row`, `select-row`, `show-screen`, `show-alert`, `say`, `tab-stops`.
  const run = (words, from) => {
    const rest = words.split(" ");
    const word = () => rest.shift() ?? "-";
    const stop = () => {
      rest.length = 0;
      send(from, "say", "The page stops here: what this does now is not known.");
    };
    const verbs = {
      expand: () => tell(word(), "toggle-row", true),
      collapse: () => tell(word(), "toggle-row", false),
      toggle: () => tell(word(), "toggle-row"),
      select: () => tell(word(), "select-row", true),
      deselect: () => tell(word(), "select-row", false),
      delete: (node = byId(word())) => node && remove(node),
      insert: (node = fresh(word())) => place(node, word(), word()),
      move: (node = byId(word())) => place(item(node), word(), word()),
      replace: () => replace(word()),
      text: () => say(word(), word()),
      label: () => call(word(), word()),
      edit: () => turn(from, [word(), word()]),
      show: () => send(from, "show-screen", word()),
      frame: () => (location.hash = word()),
      open: () => open(word(), "_blank", "noopener"),
      alert: () => send(from, "show-alert", [word(), word(), ...Array.from({ length: word() }, word)]),
      signal: () => signal(word()) || stop(),
      alone: () => groups.some((group) => group.isOutcome) && stop(),
    };
    while (rest.length) verbs[word()]?.();
  };

  /** Changes the page and lets the rows that are seen move to where they stand then. */
  const play = (change, isCalm) => {
    const rows = isCalm || calm.matches ? [] : [...page.querySelectorAll(".row")];
    if (rows.length > 2000) rows.length = 0;
    const tops = new Map(rows.map((row) => [row.id, row.getBoundingClientRect().top]));
    change();
    send(page, "tab-stops");
    if (!tops.size) return;
    for (const row of page.querySelectorAll(".row")) {
      const { top, height } = row.getBoundingClientRect();
      if (!height || top > innerHeight) continue;
      const by = tops.get(row.id) - top;
      const steps = Number.isNaN(by) ? { opacity: [0, 1] } : { translate: [`0 ${by}px`, "0"] };
      if (by !== 0) row.querySelector(":scope > .cell, :scope > .swipe")?.animate(steps, { duration: 300, easing: "ease" });
    }
  };

  const group = (words, from, isOutcome) => {
    undo = [];
    run(words, from);
    if (undo.length || !isOutcome) groups.push({ undo, isOutcome });
  };

  page.addEventListener("click", (event) => {
    const button = event.target.closest("[data-edits]");
    if (!button) return;
    event.preventDefault();
    send(button, "run-edits", button.dataset.edits);
  });
  page.addEventListener("run-edits", ({ detail, target }) => {
    const steps = [detail.words ?? detail].flat();
    play(() => steps.forEach((words) => group(words, target, !detail.words)), detail.calm);
  });
  page.addEventListener("undo-edits", ({ detail = groups.length }) => {
    const first = detail === "outcomes" ? groups.findLastIndex((one) => !one.isOutcome) + 1
      : Math.max(0, groups.length - detail);
    if (first === groups.length) return;
    play(() => {
      for (const { undo } of groups.splice(first).reverse()) {
        for (const back of undo.reverse()) back();
      }
    });
  });
})();
