{
  // What was typed stands where the author's code was asked with a sample. It stays with what is made
  // of it, whose outcomes keep the sample: they name templates.
  let typed = [];
  const said = (words) => typed.reduce((said, [sample, value]) => [String, encodeURIComponent].reduce((said, code) => said.replaceAll(code(sample), () => code(value)), said), words);
  const fresh = (body) => {
    const node = body.content.firstElementChild.cloneNode(true);
    for (const one of typed[0] ? [node, ...all("*", node)] : []) {
      one.typed = typed;
      for (const part of [...one.attributes, ...one.childNodes]) if (part.nodeValue && !/tap|edits|ing$|sample/.test(part.nodeName)) part.nodeValue = said(part.nodeValue);
    }
    return node;
  };
  // Says that the page stops; a row that was tapped for nothing is not left chosen.
  const halt = acts.halt = (from) => {
    say(byId("announcement").dataset.stop);
    if (from?.ariaSelected) setTimeout(acts.deselect, 0, from);
  };
  const stopsOf = (node) => [node, ...all(touched, node)];
  const find = (id) => byId(said(id)) ?? byId(id);
  const isThere = (body) => byId(said(body.content.firstElementChild.id));
  // Says whether there is nothing to be placed, or nowhere.
  const place = (node, parent, previous) => {
    if (!node || !parent) return true;
    if (previous && previous !== parent) return previous.after(node);
    const list = parent.matches(".collection") ? parent : child(parent, ":is(.rows, .children, .layout-scroller)")
      ?? parent.appendChild(make("ul", { className: "children", role: "group" }));
    (child(list, previous ? ".chunk:last-child" : ".chunk") ?? list)[previous ? "append" : "prepend"](node);
  };
  // The rows that went, by id: one that comes back may look as it did.
  const gone = {};
  const remove = (node) => {
    if (node) gone[node.id] = node;
    node?.remove();
  };
  const restore = (node, old = gone[node?.id]) => {
    if (!old || old === node) return;
    old.ariaSelected &&= false;
    node.replaceWith(old);
  };
  const stateOf = ({ defaultChecked: checked, ariaPressed }) => ({ checked, ariaPressed });
  const replace = (body) => {
    const node = fresh(body);
    const { screen } = body.dataset;
    const old = screen ? own(byId(screen)) : byId(node.id);
    node.dataset.body = body.id;
    if (!old) return gone[node.id] && (gone[node.id] = node);
    for (const name of ["ariaExpanded", "ariaSelected"]) node[name] &&= old[name] ?? node[name];
    node.toggleAttribute("data-toggled", old.matches("[data-toggled]"));
    if (!child(node, ".children")) node.append(...all(":scope > .children", old));
    // Who operated a control goes on there.
    const stop = old.matches(".row") ? -1 : stopsOf(old).indexOf(focused());
    const were = all(choices, old);
    const scrolled = all(".layout-scroller", old).map((one) => one.scrollLeft);
    for (const one of all("[data-kept]", node)) one.replaceWith(byId(one.id) ?? "");
    // What was typed stays where the code has written nothing else.
    const fields = all("[data-sample]", old);
    all("[data-sample]", node).forEach((one, at) => one.defaultValue === fields[at]?.defaultValue && (one.value = fields[at].value));
    old.replaceWith(node);
    // Its shelves stay where they were scrolled, its switches and segments go on from where they stood.
    all(".layout-scroller", node).forEach((one, at) => (one.scrollLeft = scrolled[at]));
    const here = all(choices, node);
    const ends = here.map(stateOf);
    here.forEach((one, at) => Object.assign(one, stateOf(were[at] ?? one)));
    rectOf(node);
    here.forEach((one, at) => Object.assign(one, ends[at]));
    stopsOf(node)[stop]?.focus();
  };
  const write = (node, text) => {
    if (node?.matches("input")) node.setAttribute("value", (node.value = text));
    else if (node?.matches(".scopes")) [...node.children].forEach((one, at) => (one.ariaPressed = at == text));
    else if (node) node.textContent = text;
  };
  const edit = (button, list, title) => {
    const { selection, otherSelection } = list.dataset;
    const other = button.dataset.title ?? title;
    if (other) [button.dataset.title, button.textContent] = [button.textContent, other];
    for (const name of ["data-editing", "data-turned"]) list.toggleAttribute(name);
    Object.assign(list.dataset, { selection: otherSelection, otherSelection: selection });
    acts.clear(list);
    for (const rows of all("[role=grid], [role=tree]", list)) rows.ariaMultiSelectable = otherSelection === "multiple" || null;
    send(list, "state-changed");
  };

  // Lets elements follow by how they look; says whether one looks as was never seen, where none do. What
  // a condition is about has to be there.
  const signal = ({ dataset }, isCondition) => {
    const found = new Map();
    for (const words = dataset.reactions.split(" "); words.length; ) {
      const [, by] = words[0] === "by" ? words.splice(0, 2) : [];
      const [id, from, to] = words.splice(0, 3);
      const node = find(id);
      if (isCondition && !node) return true;
      const told = node && find(by ?? id);
      const looks = told && ["*", `=${told.textContent}`, decodeURIComponent(told.dataset.body ?? "-")];
      if (found.has(node) || !looks?.includes(said(decodeURIComponent(from)))) continue;
      if (to === "!") return true;
      found.set(node, to);
    }
    for (const [node, to] of found) {
      if (to[0] === "=") write(node, said(decodeURIComponent(to.slice(1))));
      else if (to !== (node.dataset.body ?? "-") || typed[0] && byId(to)) replace(byId(to));
    }
  };

  // What comes beside what was touched finds it, and stands where there is more room. A row of a menu
  // is gone; the button that opened the menu is not. What was made for a sample comes for nothing else.
  const later = (from, act, it) => typed[0] && said(it.outerHTML) !== it.outerHTML ? halt(from) : queueMicrotask(() => {
    first("[data-asks]")?.removeAttribute("data-asks");
    const source = openerOf(from.getAttribute("popovertarget")) ?? from;
    const { left, top } = rectOf(source);
    source.dataset.asks = "";
    page.style.setProperty("--area", `${top < innerHeight / 2 ? "bottom" : "top"} span-${left < innerWidth / 2 ? "right" : "left"}`);
    act(it);
  });

  // Plays words, listed where outcomes are written. Activates on: `data-edits`. Without script:
  // nothing.
  const play = (from, words) => {
    typed = from.typed ?? [];
    const rest = words.split(" ");
    const word = () => rest.shift() ?? "-";
    const text = (coded = word()) => (coded === "-" ? "" : said(decodeURIComponent(coded)));
    const node = () => find(word());
    const nodes = (count = word()) => Array.from({ length: count }, node);
    // One, or the first of some, that stands in the parent or is it.
    const near = (parent, one = word()) => (one > 0 ? nodes(one) : [find(one)]).find((it) => parent?.contains(it));
    const stop = () => {
      rest.length = 0;
      halt(from);
    };
    let isGiven;
    const verbs = {
      delete: () => remove(node()),
      restore: () => restore(node()),
      insert: (body = node(), parent = node()) => place(!isThere(body) && fresh(body), parent, near(parent)) && stop(),
      move: (one = node(), parent = node()) => place(one, parent, near(parent)) && stop(),
      ensure: (body = node(), list = node(), previous = near(list), edges = nodes()) => {
        if (isThere(body)) return;
        place(fresh(body), list, previous);
        edges.forEach(replace);
      },
      prune: (one = node()) => one && all(".section:not(:has(.row))").forEach((it) => one.contains(it) && it.remove()),
      replace: () => replace(node()),
      text: () => write(node(), text()),
      edit: () => edit(from, node(), text()),
      leave: () => queueMicrotask(() => acts.leave(from)),
      show: () => later(from, acts.show, node()),
      outdate: (one = node()) => one?.setAttribute("data-outdated", ""),
      frame: (id = word()) => queueMicrotask(() => {
        acts.move(() => acts.home?.());
        acts.undo("outcomes");
        location.hash = id;
      }),
      open: () => open(word(), "_blank", "noopener"),
      alert: () => later(from, acts.ask, node()),
      "?": (id = word(), count = word()) => {
        const next = rest.indexOf("?");
        const filled = typed.filter(([, value]) => value).length;
        if (isGiven) rest.length = 0;
        // It is not known what follows where some fields are empty and others are not.
        else if (id === "*" && filled && filled < typed.length) stop();
        else if (!(isGiven = id === "*" ? filled && (count === "-" || !signal(find(count), true)) && !acts.untype(from.closest(".frame")) : count === "=" ? !signal(find(id), true) : count === "-" ? !find(id) && !gone[said(id)] : all(".row", byId(id)).length == count)) next < 0 ? stop() : rest.splice(0, next);
      },
      signal: () => signal(node()) && stop(),
      say: () => say(text()),
      alone: () => (Object.values(done).flat(2).some(({ type }) => type === "childList")
        || all(".toggle").some((one) => one !== from && one.checked !== one.defaultChecked)) && stop(),
    };
    while (rest.length) {
      const verb = word();
      verbs[verb] ? verbs[verb]() : acts[verb]?.(node());
    }
  };

  // Changes the page; the focus stays in what is left.
  const change = (act) => acts.move(() => {
    const rows = all(".frame .row");
    const at = rows.indexOf(rowOf(focused()));
    // A search may have let rows of a grid move up.
    acts.fill?.(true);
    act();
    acts.fill?.();
    acts.stop?.();
    if (at < 0 || isShown(rowOf(focused()))) return;
    const near = [byId(rows[at].id), ...rows.slice(at), ...rows.slice(0, at).reverse()];
    acts.focus?.(near.find(isShown));
  });

  // What was changed, to be taken back in turn.
  const done = { steps: [], outcomes: [] };
  const observer = new MutationObserver(() => {});
  const run = (kind, from, words) => {
    observer.observe(first(".frame"), { subtree: true, childList: true, attributeOldValue: true });
    play(from, words);
    acts.fill?.(true);
    const records = observer.takeRecords().filter((one) => one.attributeName !== "tabindex");
    observer.disconnect();
    if (records.length || kind === "steps") done[kind].push(records);
    // What a touch changes in another column is shown.
    const column = records.map(({ target }) => target.closest(".column")).find((one) => one && !one.contains(from));
    if (column && kind === "outcomes") acts.column?.(column);
  };
  const undo = (records) => {
    for (const { target, attributeName: name, oldValue, addedNodes, removedNodes, nextSibling } of records.reverse()) {
      if (name === "value") target.value = oldValue;
      if (name) oldValue === null ? target.removeAttribute(name) : target.setAttribute(name, oldValue);
      if (name === "aria-expanded") send(target, "row-toggled");
      for (const node of addedNodes) {
        node.remove();
        delete gone[node.id];
      }
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
  };
  acts.run = (from, words) => from.closest("[data-outdated]") ? halt(from) : change(() => run("outcomes", from, words));
  acts.step = (steps) => change(() => steps.forEach((words) => run("steps", page, words)));
  acts.undo = (kind, count = done[kind].length) => count && change(() => done[kind].splice(-count).reverse().forEach(undo));
  // Where not all touches were asked, those of which nothing is known are said to be so.
  hear("click", `${touched}, .row`, (node) => node.matches("[data-unasked] :not(a, input:not(.toggle), [data-edits], [data-tap], [data-back], [aria-expanded], [popovertarget], [data-uncovers], .tab, .reorder, .search *, .scopes *, [data-editing] .row:not([aria-selected]))") && halt(node));
  // What another value does is not asked.
  hear("change", "[data-heard]", halt);
  hear("click", "[data-edits]", (button, event) => {
    event.preventDefault();
    const dialog = button.closest("dialog");
    if (dialog || button.dataset.edits.startsWith("? *")) button.typed = acts.typed(dialog ?? button.closest(".frame"));
    dialog?.close();
    button.popoverTargetElement?.hidePopover();
    const { typed, dataset: { edits } } = button;
    if (!dialog || !typed[0] || typed.some(([, value]) => value)) acts.run(button, edits);
    else if (edits) halt();
  });
}
