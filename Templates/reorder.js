{
  // Moves a row among its neighbours, which make room, and into the sections beside its own.
  // Activates on: a handle that is dragged, Alt with the arrow keys on a row that shows one.
  // Without script: nothing. Events: none.
  const moves = (row) => row?.matches("[data-reorderable]");
  const parentOf = (row) => row.parentElement.closest(".row, .section");
  const beside = (row, isDown) => {
    if (parentOf(row).matches(".row")) return row[isDown ? "nextElementSibling" : "previousElementSibling"];
    const peers = all(".row", listOf(row)).filter((one) => parentOf(one).matches(".section"));
    return peers[peers.indexOf(row) + (isDown ? 1 : -1)];
  };
  // In a section of its own it goes past the other row; in another one it comes beside it.
  const step = (row, isDown) => {
    const other = beside(row, isDown);
    const parent = parentOf(other);
    const previous = isDown === (parent === parentOf(row)) ? other : beside(other);
    const near = previous && parentOf(previous) === parent ? previous.id : "-";
    acts.run(row, `move ${row.id} ${parent.id} ${near}`);
  };

  let drag;
  hear("pointerdown", ".reorder", (handle, event) => {
    const { clientY, pointerId } = event;
    const row = rowOf(handle);
    if (!moves(row)) return;
    event.preventDefault();
    handle.setPointerCapture(pointerId);
    row.dataset.lifted = "";
    drag = { row, y: clientY };
  });
  on("pointermove", ({ clientY }) => {
    if (!drag) return;
    const { row } = drag;
    const follow = () => (row.style.translate = `0 ${clientY - drag.y}px`);
    follow();
    const isDown = clientY > drag.y;
    const other = beside(row, isDown);
    if (!moves(other)) return;
    // Past the middle of a neighbour, or of what lies between two sections.
    const far = Math.abs(clientY - drag.y);
    const [box, there] = [row, other].map(rectOf);
    const gap = (isDown ? there.top - box.bottom : box.top - there.bottom) + far;
    if (far < (parentOf(other) === parentOf(row) ? other.offsetHeight / 2 : gap / 2 + 1)) return;
    acts.move(() => {
      const { top } = rectOf(row);
      step(row, isDown);
      drag.y += rectOf(row).top - top;
      follow();
    });
  });
  on("pointerup pointercancel", () => {
    if (!drag) return;
    const { row } = drag;
    drag = null;
    acts.move(() => (row.style.translate = ""));
    delete row.dataset.lifted;
  });

  on("keydown", (event) => {
    const { target, key, altKey } = event;
    const isDown = { ArrowDown: true, ArrowUp: false }[altKey && key];
    if (isDown == null || !moves(target) || !isShown(first(".reorder", target))) return;
    event.preventDefault();
    if (moves(beside(target, isDown))) step(target, isDown);
  });
}
