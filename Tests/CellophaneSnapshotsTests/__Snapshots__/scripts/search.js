"use strict";
(() => {
  const page = document.querySelector(".page");
  const rule = page.dataset.search?.split(" ");
  const says = (word) => rule.includes(word);
  const options = [...page.querySelectorAll("datalist option")];
  const send = (node, name, detail) =>
    node.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  const texts = new WeakMap();
  const opened = new Set();
  let played = 0;

  const fold = (text) => {
    if (says("case")) text = text.toLowerCase();
    return says("diacritics") ? text.normalize("NFD").replace(/\p{M}/gu, "") : text.normalize();
  };
  const has = (node, query) => {
    if (!texts.has(node)) {
      const view = node.querySelector(".cell-texts, .cell-view");
      const said = [...(view?.querySelectorAll(".cell-text, .cell-secondary-text, .label") ?? [])]
        .filter((_, at) => node.matches(".header") || says("text" + at));
      texts.set(node, fold([...said.map((one) => one.textContent), node.dataset.keywords].join("\n")));
    }
    return texts.get(node).includes(query);
  };

  const filter = (field, query) => {
    let count = 0;
    for (const section of field.closest(".navigation").querySelectorAll(".section")) {
      const rows = [...section.querySelectorAll(".row")];
      const header = says("header") && section.querySelector(":scope > .header");
      const isWhole = !query || (header && has(header, query));
      const hits = isWhole ? [] : rows.filter((row) => has(row, query));
      const stay = new Set(isWhole || (hits[0] && says("sections")) ? rows : hits);
      for (const hit of hits) {
        if (says("branches")) hit.querySelectorAll(".row").forEach((row) => stay.add(row));
        for (let row = hit; (row = row.parentElement.closest(".row")); stay.add(row)) {
          if (!says("opens") || row.ariaExpanded !== "false") continue;
          opened.add(row);
          send(row, "toggle-row", true);
        }
      }
      for (const row of rows) row.hidden = !stay.has(row);
      section.hidden = !stay.size && !isWhole && !says("keeps-empty");
      count += stay.size;
    }
    if (!query) for (const row of opened) opened.delete(row) && send(row, "toggle-row", false);
    const nothing = page.querySelector(".nothing-found");
    nothing?.toggleAttribute("data-shown", !count);
    for (const text of nothing?.querySelectorAll(".label") ?? []) {
      text.textContent = (text.dataset.text ??= text.textContent).replaceAll("\uFFFC", field.value);
    }
    return query && `Results: ${count}`;
  };

  const play = (field) => {
    const known = options.find((one) => one.value === field.value);
    if (played) send(field, "undo-edits", played);
    played = 0;
    if (known) send(field, "run-edits", known.dataset.edits);
    played = known ? 1 : 0;
    return known || !field.value ? "" : `This page knows only: ${options.map((one) => one.value).join(", ")}`;
  };

  // Shows what contains the query, by the page's rule, or what the author's code did for it; both
  // start from the first frame. Activates on: typing, Escape. Without script: the field is disabled.
  // Events: sends `run-edits`, `undo-edits`, `toggle-row`, `tab-stops`, `state-changed`.
  const search = ({ target, key }) => {
    if (!target.matches(".search-field") || (key && key !== "Escape")) return;
    if (key) target.value = "";
    const first = `#${page.querySelector(".frame").id}`;
    if (location.hash.startsWith("#frame-") && location.hash !== first) {
      const field = page.querySelector(".search-field");
      const { value, dataset } = target;
      addEventListener("hashchange", () => {
        field.value = value;
        field.focus();
        search({ target: field });
      }, { once: true });
      target.value = dataset.query;
      location.hash = first;
      return;
    }
    target.nextElementSibling.textContent = rule ? filter(target, fold(target.value)) : play(target);
    send(target, "tab-stops");
    send(target, "state-changed");
  };
  for (const field of page.querySelectorAll(".search-field")) field.disabled = false;
  page.addEventListener("input", search);
  page.addEventListener("keydown", search);
  page.addEventListener("run-edits", () => played && played++);
})();
