{
  // Hides the columns before the last and shows them again; where there is room for one, shows one
  // with a way back. Activates on: the toggle, taps beside columns that lie over others, outcomes,
  // the window's size. Without script: all columns are shown. Events: `state-changed`.
  // WebKit answers for a media query as it was before the event.
  const isNarrow = () => innerWidth <= 640;
  const wayOf = ({ tall, turned }, { length }) => {
    const isTurned = turned === "";
    const hasRoom = innerWidth >= length * measure("--column-width");
    // In somebody else's page the window is as high as what it shows, which turns no device.
    const isWide = innerWidth > innerHeight || isEmbedded;
    if (!tall || (hasRoom && isWide)) return isTurned ? "less" : "beside";
    return isTurned ? (tall === "tile" ? "beside" : "over") : "alone";
  };
  const update = () => {
    for (const split of all(".split")) {
      const columns = all(":scope > .column", split);
      const way = wayOf(split.dataset, columns);
      split.dataset.columns = isNarrow() ? "one" : way;
      const toggle = child(split, ".sidebar-toggle");
      if (toggle) toggle.ariaExpanded = /^(beside|over)/.test(way);
      const at = columns.findIndex((one) => one.matches("[data-top]"));
      const back = child(split, ".column-back");
      if (!back) continue;
      back.hidden = !isNarrow() || !at || all(".back-button", columns[at]).some(isShown);
      if (at) back.firstElementChild.textContent = first(".bar-title", columns[at - 1])?.textContent;
    }
  };
  acts.sidebar = (split) => {
    split.toggleAttribute("data-turned");
    update();
    send(split, "state-changed");
  };
  acts.column = (column) => {
    if (column.matches("[data-top]")) return;
    const old = child(column.parentElement, "[data-top]");
    if (isNarrow()) acts.slide(column, old, column.matches("[data-top] ~ *"));
    for (const one of [old, column]) one.toggleAttribute("data-top");
    update();
    send(column, "state-changed");
    if (isShown(focused()) && focused() !== document.body) return;
    acts.stop?.();
    reach(first(".collection", column)?.stop);
  };
  hear("click", ".split", (split, { target }) => {
    const column = target.closest(".column");
    const row = rowOf(target);
    if (target.closest(".sidebar-toggle")) acts.sidebar(split);
    else if (target.closest(".column-back")) acts.column(child(split, "[data-top]").previousElementSibling);
    else if (split.dataset.columns === "over" && (!column || column.matches("[data-place=secondary]"))) acts.sidebar(split);
    // What has shown its screen already leads there again.
    else if (row && !row.dataset.tap && isOn(row) && first("[data-tap^=show]", listOf(row))) acts.column(column.nextElementSibling ?? column);
  });
  on("resize popstate", update);
  update();
}
