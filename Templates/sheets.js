{
  // Brings a sheet to another of its heights, or sends it away. Activates on: its handle and its bar,
  // dragged; clicks on the handle. Without script: it keeps its height. Events: `state-changed`.
  const handles = ".grabber, .dismissal + * > .navigation > .navigation-bar";
  const heightsOf = ({ dataset }) => dataset.heights?.split(" ") ?? [];
  const set = (sheet, height) => {
    if (height === "100%") delete sheet.dataset.detent;
    else sheet.dataset.detent = "height";
    sheet.style.setProperty("--detent", height);
  };
  const rest = (sheet, at) => {
    sheet.at = at;
    set(sheet, heightsOf(sheet)[at]);
    sheet.toggleAttribute("data-undimmed", at < sheet.dataset.undimmedHeights);
    send(page, "state-changed");
  };
  // The place among its heights at which it comes, or has come to rest.
  const placeOf = (sheet) => sheet.at ?? +sheet.dataset.height;
  acts.sheet = (sheet) => sheet?.at >= 0 && rest(sheet, +sheet.dataset.height);

  let drag;
  hear("pointerdown", handles, (handle, { target, button, clientY }) => {
    const card = handle.closest(".presented-screen");
    if (!button && !target.closest(":is(a, button, input, select):not(.grabber)")) drag = { card, y: clientY };
  });
  const begin = () => {
    const { card } = drag;
    const sheet = card.parentElement;
    sheet.dataset.dragged = "";
    const heights = heightsOf(sheet).map((height) => {
      set(sheet, height);
      return card.offsetHeight;
    });
    if (heights.length) set(sheet, heightsOf(sheet)[placeOf(sheet)]);
    Object.assign(drag, { sheet, heights, from: card.offsetHeight, speed: 0 });
    heights[0] ??= drag.from;
  };
  on("pointermove", ({ clientY, pointerId, timeStamp }) => {
    if (!drag) return;
    const by = clientY - drag.y;
    if (!drag.sheet) {
      if (Math.abs(by) < 6) return;
      begin();
      drag.card.setPointerCapture(pointerId);
    }
    const { card, sheet, heights, from, height, time } = drag;
    if (time < timeStamp) drag.speed = (from - by - height) / (timeStamp - time);
    Object.assign(drag, { height: from - by, time: timeStamp });
    if (heights[1]) set(sheet, `${Math.min(Math.max(drag.height, heights[0]), heights.at(-1))}px`);
    // One that is held gives way a little.
    const down = Math.max(heights[0] - drag.height, 0);
    card.style.translate = `0 ${child(sheet, "button") ? down : down / 4}px`;
  });
  on("pointerup pointercancel", ({ timeStamp }) => {
    if (!drag?.sheet) return (drag = null);
    const { card, sheet, heights, height, speed, time } = drag;
    // Where it would go by itself.
    const end = height + (timeStamp - time < 80 ? speed * 150 : 0);
    delete sheet.dataset.dragged;
    card.style.translate = "";
    if (heights[1]) {
      const far = heights.map((one) => Math.abs(one - end));
      rest(sheet, far.indexOf(Math.min(...far)));
    }
    if (end < heights[0] / 2) child(sheet, "button")?.click();
    // The click that ends the drag is still to come.
    setTimeout(() => (drag = null));
  });
  hear("click", "button.grabber", (handle) => {
    if (drag) return;
    const sheet = handle.closest(".presented");
    rest(sheet, (placeOf(sheet) + 1) % heightsOf(sheet).length);
  });
}
