{
  const words = (id) => byId(id)?.textContent;

  // Opens rows. Activates on: taps, keys, finding. Without script: all open. Events: `row-toggled`.
  const toggle = (row) => {
    if (!row.ariaExpanded) return;
    const group = row.lastElementChild;
    const moves = group.contains(focused());
    if (isOpen(row) && (moves || group.contains(listOf(row).stop))) hold(row, moves);
    // What is hidden is not chosen.
    if (isOpen(row)) acts.clear?.(group);
    row.ariaExpanded = !isOpen(row);
    row.toggleAttribute("data-toggled");
    send(row, "row-toggled");
  };
  const verbOf = (row) => (isOpen(row) ? "collapse" : "expand");
  const refuses = (row) => row.matches(`[aria-disabled], [data-refuses~=${verbOf(row)}]`);
  const ask = (row, isOne = true) => {
    const edits = row.dataset[isOpen(row) ? "collapsing" : "expanding"];
    if (refuses(row)) {
      const why = isOne && words(row.getAttribute("aria-describedby"));
      if (why) say(why);
    } else if (!edits) acts.move(() => toggle(row));
    else if (isOne || edits.startsWith(verbOf(row))) acts.run(row, edits);
  };
  const askAll = (node, opens, what = ".row") => {
    acts.move(() => all(what, node).forEach((row) => row.ariaExpanded === String(!opens) && ask(row, false)));
  };
  acts.toggle = (row, opens) => isOpen(row) === opens || toggle(row);
  acts.expand = (row) => acts.toggle(row, true);
  acts.collapse = (row) => acts.toggle(row, false);
  acts.toggled = (row) => refuses(row) || ask(row);

  // Gives a list a tab stop. Activates on: loading. Without script: none.
  acts.stop = () => {
    for (const tree of all("[role=tree], [role=grid]")) {
      if (isShown(listOf(tree).stop)) continue;
      const chosen = first("[aria-selected=true]", listOf(tree));
      hold(isShown(chosen) ? chosen : walk(tree).nextNode());
    }
  };
  const hold = (row, moves) => {
    if (!row) return;
    const { stop } = listOf(row);
    if (stop) stop.tabIndex = -1;
    listOf(row).stop = row;
    row.tabIndex = 0;
    if (moves) row.focus();
  };
  acts.focus = (row) => hold(row, true);
  const walk = (from) => {
    const walker = document.createTreeWalker(listOf(from), 1, (node) =>
      node.matches(".row:not([hidden])") ? 1 : node.matches(".row, .cell, .swipe, .section[hidden], [aria-expanded=false] > *") ? 2 : 3);
    walker.currentNode = from;
    return walker;
  };

  // Moves; `+` and `-` open and close all. Activates on: keys. Without script: none.
  let typed = "", time = 0;
  on("keydown", (event) => {
    const { target: row, key, timeStamp } = event;
    if (!row.matches(".row") || event.altKey || event.ctrlKey || event.metaKey) return;
    const whole = listOf(row);
    const walker = walk(whole);
    const keys = {
      ArrowDown: () => walk(row).nextNode(),
      ArrowUp: () => walk(row).previousNode(),
      Home: () => walker.nextNode(),
      End: () => (walker.lastChild() ? keys.End() : walker.currentNode),
      Enter: () => (row.ariaSelected ?? row.dataset.tap ? row.click() : ask(row)),
      " ": () => row.click(),
    };
    if (row.role === "treeitem") {
      const parent = rowOf(row.parentElement);
      const opens = stepOf(event) > 0;
      keys.ArrowLeft = keys.ArrowRight = () => (isOpen(row) === opens ? (opens ? first(".row", row) && keys.ArrowDown() : parent) : ask(row));
      keys["*"] = () => askAll(row.parentElement.closest("[role=group], [role=tree]"), true, ":scope > .row, :scope > .chunk > *");
      keys["+"] = () => askAll(whole, true);
      keys["-"] = () => askAll(whole, false);
    }
    if (/^.$/u.test(key)) {
      typed = (timeStamp - time < 700 ? typed : "") + key.toLowerCase();
      time = timeStamp;
      const word = typed.replace(/^(.)\1+$/u, "$1");
      const starts = (one) => (one.ariaLabel ?? words(`${one.id}~name`))?.trim().toLowerCase().startsWith(word);
      const seek = (walker) => {
        while (walker.nextNode()) if (starts(walker.currentNode)) return walker.currentNode;
      };
      const found = !keys[typed] && ([...word][1] && starts(row) ? row : seek(walk(row)) ?? seek(walker));
      if (found) keys[key] = () => found;
      else typed = "";
    }
    if (!keys[key]) return;
    event.preventDefault();
    hold(keys[key](), true);
  });
  on("click", ({ target }) => {
    const row = rowOf(target);
    const taps = row?.matches("[data-trigger=row]:not([data-tap])") && !target.closest("a, button");
    if (taps || target.matches(".row .outline-disclosure")) hold(row, true), ask(row);
    if (target.dataset.opens) askAll(page, target.dataset.opens === "all");
  });
  on("beforematch", ({ target: group }) => {
    isOpen(group.parentElement) || ask(group.parentElement);
    // The browser then takes it away.
    setTimeout(() => (group.hidden = "until-found"));
  });
  acts.stop();
}
