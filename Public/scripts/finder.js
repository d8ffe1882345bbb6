"use strict";

/**
 * Finds cards by the words of their titles, notes and groups.
 *
 * Activates on: the search field of the index, of groups and of symbols, whose names stand for
 * cards where there are no pictures.
 * Without script: the field stays hidden; the browser's own search finds the titles.
 * Events: `input`.
 */
function findCards() {
  const form = document.querySelector(".finder-form");
  if (!form) return;
  const field = form.querySelector("input");
  const found = form.querySelector(".found");
  const shelves = [...document.querySelectorAll(".shelf")];
  const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

  function find() {
    const words = folded(field.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const shelf of shelves) {
      const group = folded(shelf.querySelector("h2").textContent);
      let shown = 0;
      for (const card of shelf.querySelectorAll(".card, .symbol-names > a")) {
        const text = group + " " + folded(card.textContent);
        card.hidden = !words.every((word) => text.includes(word));
        if (!card.hidden) shown += 1;
      }
      shelf.hidden = shown === 0;
      count += shown;
    }
    found.textContent = words.length ? `${count || "Nothing"} found` : "";
  }

  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("input", find);
  // A field that the browser filled again after its way back.
  find();
}

findCards();
