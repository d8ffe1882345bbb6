"use strict";

// Says something once: politely to a screen reader, and shown for a moment.
// Activates on: `say` with the words. Without script: nothing. Events: none.
(() => {
  const page = document.querySelector(".page");
  if (!page) return;
  const note = document.createElement("p");
  note.className = "announcement";
  note.role = "status";
  page.append(note);
  page.addEventListener("say", ({ detail }) => {
    note.textContent = "";
    note.append(detail);
    note.getAnimations().forEach((one) => one.cancel());
    note.animate({ opacity: [0, 1, 1, 0] }, { duration: 4000, easing: "ease" });
  });
})();
