{
  // Moves a row among its neighbours, which make room. Activates on: a handle that is dragged, Alt with
  // the arrow keys on a row of a list that is edited. Without script: nothing. Events: none.
  const moves = (row) => row?.matches("[data-editing] [data-reorderable]");
  const beside = (row, isDown) => row[isDown ? "nextElementSibling" : "previousElementSibling"];
  const step = (row, isDown) => {
    const other = beside(row, isDown);
    const previous = isDown ? other : beside(other);
    acts.run(row, ["move", row.id, row.parentElement.closest(".row, .section").id, previous?.id ?? "-"].join(" "));
  };

  let drag;
  on("pointerdown", (event) => {
    const { target, clientY, pointerId } = event;
    const row = target.closest(".reorder") && rowOf(target);
    if (!moves(row)) return;
    event.preventDefault();
    target.setPointerCapture(pointerId);
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
    if (!moves(other) || Math.abs(clientY - drag.y) < other.offsetHeight / 2) return;
    acts.move(() => {
      const { top } = row.getBoundingClientRect();
      step(row, isDown);
      drag.y += row.getBoundingClientRect().top - top;
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
    const isDown = { ArrowDown: true, ArrowUp: false }[key];
    if (!altKey || isDown === undefined || !moves(target)) return;
    event.preventDefault();
    if (moves(beside(target, isDown))) step(target, isDown);
  });
}
