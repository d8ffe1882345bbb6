"use strict";
(() => {
  const page = document.querySelector(".page");
  const key = `cellophane:${page.dataset.page}`;

  // Keeps what was opened and closed. Activates on: leaving, loading. Without script: all are open.
  document.addEventListener("visibilitychange", () => {
    // What a step opened is not the reader's.
    if (page.querySelector(".steps li + li > [aria-current]")) return;
    const rows = [...page.querySelectorAll("[data-start]")].map((row) => [row.id, row.ariaExpanded]);
    try {
      localStorage[key] = JSON.stringify(rows);
    } catch {}
  });
  try {
    for (const [id, was] of JSON.parse(localStorage[key])) {
      const row = document.getElementById(id);
      const opens = was === "true";
      if (!row?.matches(`[data-refuses~=${opens ? "expand" : "collapse"}]`)) page.send(row, "toggle-row", opens);
    }
  } catch {}

  // Lets the browser's search into closed rows. Activates on: loading, `row-toggled`, `tab-stops`.
  // Without script: all are open.
  const veil = ({ target }) => {
    const closed = target.querySelectorAll("[aria-expanded=false]:not([data-refuses~=expand]) > .children");
    for (const group of closed) group.hidden = "until-found";
  };
  page.addEventListener("row-toggled", veil);
  page.addEventListener("tab-stops", veil);
  veil({ target: page });
})();
