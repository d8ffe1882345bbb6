"use strict";
// Shows what the page's rule finds, or what the author's code did for a listed query.
// Activates on: typing, Escape, frames. Without script: the field is disabled.
// Events: `run-edits`, `undo-edits`, `toggle-row`, `tab-stops`.
(() => {
  const page = document.querySelector(".page");
  const frame = page.querySelector(".frame");
  const field = frame.querySelector(".search-field");
  const list = field.closest(".navigation");
  const status = field.nextElementSibling;
  const rule = page.dataset.search;
  const isFirst = () => ["", `#${frame.id}`].includes(location.hash);
  let typed = "";

  const filter = () => {
    let query = rule.includes("case") ? typed.toLowerCase() : typed;
    query = rule.includes("diacritics") ? query.normalize("NFD").replace(/\p{M}/gu, "") : query.normalize();
    const all = [...list.querySelectorAll("[data-find]")];
    const stay = new Set(all.filter((one) => one.dataset.find.includes(query)));
    for (const one of stay) stay.add(one.parentElement.closest("[data-find]") ?? one);
    for (const one of all) {
      one.hidden = !stay.has(one);
      if (!rule.includes("opens") || !one.ariaExpanded) continue;
      one.dataset.start ??= one.ariaExpanded;
      page.send(one, "toggle-row", !!query || one.dataset.start === "true");
    }
    const { length } = list.querySelectorAll(".section:not([hidden]) .row:not([hidden])");
    page.dataset.found = query && length;
    page.querySelectorAll(".query").forEach((one) => (one.textContent = typed));
    return query && `Results: ${length}`;
  };
  const play = () => {
    const known = [...page.querySelectorAll("option")].find((one) => one.value === typed);
    page.send(field, "undo-edits", "outcomes");
    if (known) page.send(field, "run-edits", known.dataset.edits);
    return known || !typed ? "" : status.dataset.unknown;
  };
  const show = () => {
    status.textContent = rule ? filter() : play();
    page.send(page, "tab-stops");
  };

  field.disabled = false;
  field.oninput = () => {
    typed = field.value;
    if (isFirst()) show();
    else location.hash = frame.id;
  };
  field.onkeydown = ({ key }) => {
    if (key === "Escape") page.send(field, "input", (field.value = ""));
  };
  addEventListener("hashchange", () => setTimeout(() => {
    if (isFirst()) field.value = typed;
    else typed = "";
    if (rule) show();
  }));
})();
