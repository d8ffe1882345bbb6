"use strict";
(() => {
  const page = document.querySelector(".page");
  const byId = (id) => document.getElementById(id);
  const { send } = page;
  const read = (word) => (word === "-" ? "" : decodeURIComponent(word));
  const item = (node) => node.closest(".layout-item") ?? node;
  const groups = [];
  let undo = [];

  const put = (node, parent, next) => {
    const [old, after] = [node.parentNode, node.nextSibling];
    parent ? parent.insertBefore(node, next) : node.remove();
    undo.push(() => (old ? old.insertBefore(node, after) : node.remove()));
  };
  const set = (node, name, value) => {
    const old = node?.[name] ?? null;
    if (old === null) return;
    node[name] = value;
    undo.push(() => (node[name] = old));
  };
  const place = (node, parent, previous) => {
    let list = parent.matches(".collection") ? parent : parent.querySelector(":scope > :is(.rows, .children)");
    if (!list) {
      list = Object.assign(document.createElement("ul"), { className: "children", role: "group" });
      put(list, parent, null);
    }
    const near = previous ? item(previous) : list.querySelector(":scope > .chunk > *");
    if (near) put(node, near.parentNode, previous ? near.nextSibling : near);
    else put(node, list, list.firstChild);
  };
  const remove = (node) => {
    const gone = item(node);
    const near = gone.nextElementSibling ?? gone.previousElementSibling ?? gone.parentNode.closest(".row");
    const hadFocus = gone.contains(document.activeElement);
    put(gone);
    if (hadFocus) send(near?.matches(".row") ? near : page.querySelector(".row"), "focus-row");
  };
  const replace = (id) => {
    const { content, dataset } = byId(id);
    const node = content.firstElementChild.cloneNode(true);
    const old = dataset.screen
      ? byId(dataset.screen).querySelector(":scope > :not(.frame-title, .alternate)") : byId(node.id);
    if (!old) return;
    const hadFocus = old.contains(document.activeElement);
    for (const name of ["ariaExpanded", "ariaSelected"]) node[name] &&= old[name] ?? node[name];
    node.dataset.body = id;
    put(node, old.parentNode, old);
    const children = old.querySelector(":scope > .children");
    if (children && !node.querySelector(":scope > .children")) put(children, node, null);
    put(old);
    if (hadFocus && node.matches(".row")) send(node, "focus-row");
  };
  const say = (node, text) => set(node, node?.matches("input") ? "value" : "textContent", text);

  /** Lets elements follow by how they look; not where one looks as was never seen. */
  const signal = ({ dataset }) => {
    const found = new Map();
    for (const [, id, from, to] of dataset.reactions.matchAll(/(\S+) (\S+) (\S+)/g)) {
      const node = byId(id);
      const looks = node && ["*", `=${node.textContent}`, decodeURIComponent(node.dataset.body ?? "-")];
      if (!found.has(node) && looks?.includes(decodeURIComponent(from))) found.set(node, to);
    }
    if ([...found.values()].includes("!")) return;
    for (const [node, to] of found) {
      if (to[0] === "=") say(node, read(to.slice(1)));
      else if (to !== node.dataset.body) replace(to);
    }
    return true;
  };

  // Plays words, listed where outcomes are written. Activates on: `run-edits`, `data-edits`. Without
  // script: nothing. Events: those of rows and screens, `say`, `tab-stops`.
  const run = (words, from) => {
    const rest = words.split(" ");
    const word = () => rest.shift() ?? "-";
    const node = () => byId(word());
    const fresh = () => node().content.firstElementChild.cloneNode(true);
    const stop = () => {
      rest.length = 0;
      send(from, "say", "The page stops here: what this does now is not known.");
    };
    const tell = (name, key, detail, row = node()) => {
      const old = row?.[key];
      send(row, name, detail);
      if (row && old !== row[key]) undo.push(() => send(byId(row.id), name, old === "true"));
    };
    const turn = (detail) => {
      send(from, "edit-list", detail);
      undo.push(() => send(from, "edit-list", detail));
    };
    const call = (list, label) => {
      for (const one of [list, ...list.querySelectorAll(":scope > .section > [aria-label]")]) {
        set(one, "ariaLabel", label);
      }
    };
    const verbs = {
      expand: () => tell("toggle-row", "ariaExpanded", true),
      collapse: () => tell("toggle-row", "ariaExpanded", false),
      toggle: () => tell("toggle-row", "ariaExpanded"),
      select: () => tell("select-row", "ariaSelected", true),
      deselect: () => tell("select-row", "ariaSelected", false),
      delete: (gone = node()) => gone && remove(gone),
      insert: () => place(fresh(), node(), node()),
      move: () => place(item(node()), node(), node()),
      replace: () => replace(word()),
      text: () => say(node(), read(word())),
      label: () => call(node(), read(word())),
      edit: () => turn([word(), word()]),
      show: () => send(from, "show-screen", word()),
      frame: () => (location.hash = word()),
      open: () => open(word(), "_blank", "noopener"),
      alert: () => send(from, "show-alert", [word(), word(), ...Array.from({ length: word() }, word)]),
      signal: () => signal(node()) || stop(),
      say: () => send(from, "say", read(word())),
      alone: () => groups.some((group) => group.isOutcome) && stop(),
    };
    while (rest.length) verbs[word()]?.();
  };

  /** Changes the page and lets the rows that are seen move to where they stand then. */
  const play = (change, isCalm) => {
    const rows = () => [...page.querySelectorAll(".row")].slice(0, 999);
    const isStill = isCalm || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const tops = new Map((isStill ? [] : rows()).map((row) => [row.id, row.getBoundingClientRect().top]));
    change();
    send(page, "tab-stops");
    for (const row of tops.size ? rows() : []) {
      const { top, height } = row.getBoundingClientRect();
      const by = tops.has(row.id) ? tops.get(row.id) - top : "new";
      if (!by || !height || top > innerHeight) continue;
      const steps = by === "new" ? { opacity: [0, 1] } : { translate: [`0 ${by}px`, "0"] };
      row.firstElementChild.animate(steps, { duration: 300, easing: "ease" });
    }
  };

  page.addEventListener("click", (event) => {
    const button = event.target.closest("[data-edits]");
    if (!button) return;
    event.preventDefault();
    send(button, "run-edits", button.dataset.edits);
  });
  page.addEventListener("run-edits", ({ detail, target }) => {
    const isOutcome = detail.words === undefined;
    play(() => [isOutcome ? detail : detail.words].flat().forEach((words) => {
      undo = [];
      run(words, target);
      if (undo.length || !isOutcome) groups.push({ undo, isOutcome });
    }), detail.calm);
  });
  page.addEventListener("undo-edits", ({ detail = groups.length }) => {
    const first = detail === "outcomes" ? groups.findLastIndex((one) => !one.isOutcome) + 1
      : Math.max(0, groups.length - detail);
    if (first < groups.length) play(() => {
      for (const { undo } of groups.splice(first).reverse()) undo.reverse().forEach((back) => back());
    });
  });
})();
