"use strict";
// Shows what the page's rule finds, or what the author's code did for a listed query. Activates on:
// typing, Escape, frames. Without script: the field is disabled. Events: edits, `toggle-row`.
(() => {
  const page = document.querySelector(".page");
  const first = `#${page.querySelector(".frame").id}`;
  const field = page.querySelector(".search-field");
  const list = field.closest(".navigation");
  const status = field.nextElementSibling;
  const rule = page.dataset.search;
  const isLater = () => location.hash && location.hash !== first;
  let typed = "";

  const filter = (query) => {
    const all = [...list.querySelectorAll("[data-find]")];
    const stay = new Set(all.filter((one) => one.dataset.find.includes(query)));
    for (const one of stay) stay.add(one.parentElement.closest("[data-find]") ?? one);
    for (const one of all) {
      one.hidden = !stay.has(one);
      const opens = !!query || (one.dataset.start ?? one.ariaExpanded) === "true";
      if (one.ariaExpanded && rule.includes("opens")) page.send(one, "toggle-row", opens);
    }
    const { length } = list.querySelectorAll(".section:not([hidden]) .row:not([hidden])");
    for (const one of list.querySelectorAll(".query")) one.textContent = typed;
    page.dataset.found = query && length;
    return query && `Results: ${length}`;
  };
  const play = (known) => {
    page.send(field, "undo-edits", "outcomes");
    if (known) page.send(field, "run-edits", known.dataset.edits);
    return known || !typed ? "" : status.dataset.unknown;
  };
  const show = () => {
    let query = rule?.includes("case") ? typed.toLowerCase() : typed;
    if (rule?.includes("diacritics")) query = query.normalize("NFD").replace(/\p{M}/gu, "");
    status.textContent = rule ? filter(query.normalize())
      : play([...page.querySelectorAll("option")].find(({ value }) => value === typed));
    page.send(list, "tab-stops");
  };

  field.disabled = false;
  field.oninput = () => {
    typed = field.value;
    if (isLater()) {
      // Following a fragment would take the focus from the field.
      history.pushState(null, "", first);
      dispatchEvent(new Event("popstate"));
      field.value = typed;
    }
    show();
  };
  field.onkeydown = ({ key }) => {
    if (key === "Escape") page.send(field, "input", (field.value = ""));
  };
  addEventListener("popstate", () => setTimeout(() => {
    if (isLater()) typed = "";
    else field.value = typed;
    if (rule || !isLater()) show();
  }));
})();
