"use strict";
(() => {
  const page = document.querySelector(".page");
  if (!page) return;

  // Finds the frame that was prepared for a query. Activates on: typing into a search field.
  // Without script: the field says what its frame was searched for. Events: none.
  const search = (event) => {
    const field = event.target;
    if (!field.matches(".search-field")) return;
    const query = field.value.trim().toLowerCase();
    const fields = [...page.querySelectorAll(".search-field")];
    const isFound = (one) => one.dataset.query.trim().toLowerCase() === query;
    const found = isFound(field) ? field : fields.find(isFound);
    if (!found || found === field) return;
    const text = field.value;
    field.value = field.dataset.query;
    location.hash = found.closest(".frame").id;
    found.value = text;
    found.focus();
    found.setSelectionRange(text.length, text.length);
  };
  page.addEventListener("input", search);
})();
