{
  // Goes to a frame: takes back what the reader did, then plays steps or takes them back; rows stay
  // as left where the author's code keeps them. Activates on: buttons, fragments, `row-toggled`.
  // Without script: a list, the last frame.
  const bar = first(".steps");
  const [back, words, list, next, steps] = bar.children;
  const items = [...steps.children];
  const link = (index) => items[index]?.firstChild;
  let hand = new Map();
  let at = 0;

  const set = ([id, opens]) => acts.toggle?.(byId(id), opens);
  const note = (row) => hand.delete(row.id) || hand.set(row.id, isOpen(row));
  const go = (from, to) => {
    const between = items.slice(Math.min(from, to) + 1, Math.max(from, to) + 1).map(({ dataset }) => dataset);
    const left = [...hand];
    acts.home?.();
    acts.undo("outcomes");
    for (const [id, opens] of left) set([id, !opens]);
    if (to < from) acts.undo("steps", from - to);
    else acts.step(between.map(({ step = "" }) => step));
    hand = new Map();
    left.filter(([id]) => between.every(({ keeps = "" }) => keeps === "*" || keeps.split(" ").includes(id))).forEach(set);
  };
  const show = (to) => {
    link(at).ariaCurrent = null;
    link(to).ariaCurrent = true;
    back.ariaDisabled = !to;
    next.ariaDisabled = !link(to + 1);
    list.textContent = `${to + 1} of ${items.length}`;
    words.textContent = [...items[to].children].map((one) => one.textContent).join(": ");
    steps.hidePopover();
    if (to !== at) acts.move(() => go(at, to));
    at = to;
  };
  const read = () => {
    const to = location.hash ? items.findIndex((item) => item.firstChild.hash === location.hash) : 0;
    if (to >= 0) show(to);
  };

  all("[data-toggled]").forEach(note);
  on("row-toggled", ({ target }) => note(target));
  back.onclick = () => link(at - 1)?.click();
  next.onclick = () => link(at + 1)?.click();
  onpopstate = () => read();
  bar.toggleAttribute("data-framed", name === "preview");
  show(0);
  read();
}
