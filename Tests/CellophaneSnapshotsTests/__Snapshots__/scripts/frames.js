"use strict";
// Plays steps or takes them back, first what the reader did; rows stay open or closed where the
// author's code keeps them so. Activates on: buttons, the fragment. Without script: a list, and the
// last frame. Events: `undo-edits`, `run-edits`, `toggle-row`.
(() => {
  const bar = document.querySelector(".steps");
  const page = bar.parentElement;
  const [back, list, next] = bar.querySelectorAll("button");
  const links = [...bar.querySelectorAll("a")];
  const left = [];
  /** Rows that the reader left otherwise than the frame has them. */
  let mine = new Map();
  let isPlaying = false;
  let at = 0;
  const isOpen = (row) => row.ariaExpanded === "true";
  const note = (row) => isPlaying || mine.delete(row.id) || mine.set(row.id, isOpen(row));
  const set = (id, opens) => page.send(document.getElementById(id) ?? bar, "toggle-row", opens);

  const show = (index, calm) => {
    const [was, hand] = [at, (left[at] = mine)];
    const steps = links.slice(was + 1, index + 1).map((link) => link.parentElement.dataset);
    const stays = ([id]) => steps.every(({ keeps }) => keeps === "*" || keeps?.split(" ").includes(id));
    links[was].ariaCurrent = null;
    at = index;
    const title = links[at];
    title.ariaCurrent = "true";
    back.ariaDisabled = !at;
    next.ariaDisabled = !links[at + 1];
    list.textContent = `${at + 1} of ${links.length}`;
    bar.querySelector("p").textContent = [...title.parentElement.children].map((one) => one.textContent).join(": ");
    if (at === was) return;
    isPlaying = true;
    page.send(page, "undo-edits", "outcomes");
    hand.forEach((opens, id) => set(id, !opens));
    if (at < was) page.send(page, "undo-edits", was - at);
    else page.send(page, "run-edits", { words: steps.map(({ step }) => step ?? ""), calm });
    isPlaying = false;
    mine = new Map();
    for (const [id, opens] of at < was ? (left[at] ?? []) : [...hand].filter(stays)) set(id, opens);
  };

  const read = (calm) => {
    const to = location.hash ? links.findIndex(({ hash }) => hash === location.hash) : 0;
    if (to >= 0) show(to, calm);
  };

  for (const row of page.querySelectorAll(".row[data-start]")) if (row.ariaExpanded !== row.dataset.start) note(row);
  page.addEventListener("row-toggled", ({ target }) => note(target));
  bar.addEventListener("click", ({ target }) => {
    const by = (target === next) - (target === back);
    if (by && links[at + by]) location.hash = links[at + by].hash;
    list.ariaExpanded = target === list && !isOpen(list);
  });
  bar.addEventListener("keydown", ({ key }) => key === "Escape" && (list.ariaExpanded = false));
  addEventListener("hashchange", () => read());
  if (name === "preview") bar.dataset.framed = "true";
  show(0);
  read(true);
})();
