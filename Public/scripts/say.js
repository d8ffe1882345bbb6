"use strict";
(() => {
  const note = document.createElement("p");
  note.className = "announcement";
  note.role = "status";
  // Says something once, to a screen reader too, and shows it for a moment. Activates on: `say`.
  // Without script: nothing. Events: none.
  addEventListener("say", ({ detail }) => {
    note.textContent = detail;
    note.animate({ opacity: [0, 1, 1, 0] }, 4000);
  });
  document.querySelector(".page").append(note);
})();
