"use strict";
(() => {
  // Goes to a frame: takes back what the reader did, then plays steps or takes them back; rows stay
  // as left where the author's code keeps them. Activates on: buttons, fragments, `row-toggled`.
  // Without script: a list, the last frame. Events: `undo-edits`, `run-edits`, `toggle-row`.
  const bar = document.querySelector(".steps");
  const page = bar.parentElement;
  const [back, words, list, next, all] = bar.children;
  const items = [...all.children];
  const link = (index) => items[index]?.firstChild;
  let [mine, at] = [new Map(), 0];
  const set = (id, opens) => page.send(document.getElementById(id), "toggle-row", opens);
  const show = (to, calm) => {
    const [from, hand] = [at, mine];
    at = to;
    link(from).ariaCurrent = null;
    link(to).ariaCurrent = true;
    back.ariaDisabled = !to;
    next.ariaDisabled = !link(to + 1);
    list.textContent = `${to + 1} of ${items.length}`;
    words.textContent = [...items[to].children].map((one) => one.textContent).join(": ");
    all.hidePopover();
    if (to === from) return;
    const steps = items.slice(Math.min(from, to) + 1, Math.max(from, to) + 1).map((item) => item.dataset);
    mine = null;
    page.send(page, "undo-edits", "outcomes");
    for (const [id, opens] of hand) set(id, !opens);
    if (to < from) page.send(page, "undo-edits", from - to);
    else page.send(page, "run-edits", { words: steps.map(({ step = "" }) => step), calm });
    mine = new Map();
    for (const [id, opens] of hand) {
      if (steps.every(({ keeps = "" }) => keeps === "*" || keeps.split(" ").includes(id))) set(id, opens);
    }
  };
  const read = (calm) => {
    const to = location.hash ? items.findIndex((item) => item.firstChild.hash === location.hash) : 0;
    if (to >= 0) show(to, calm);
  };
  const note = ({ id, ariaExpanded }) => mine && (mine.delete(id) || mine.set(id, ariaExpanded === "true"));
  for (const row of page.querySelectorAll("[data-start]")) if (row.ariaExpanded !== row.dataset.start) note(row);
  page.addEventListener("row-toggled", ({ target }) => note(target));
  for (const [button, by] of [[back, -1], [next, 1]]) {
    button.onclick = () => link(at + by) && (location.hash = link(at + by).hash);
  }
  onpopstate = () => read();
  bar.toggleAttribute("data-framed", name === "preview");
  show(0);
  read(true);
})();
