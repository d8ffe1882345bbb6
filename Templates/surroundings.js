"use strict";
(() => {
  const page = document.querySelector(".page");
  /** How the scripts speak to each other: an event on an element, heard by the page. */
  page.send = (node, name, detail) =>
    node?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  const asked = new URLSearchParams(location.search);
  const all = (what) => [...page.querySelectorAll(what)];
  const tell = (nodes, name, detail) =>
    nodes.forEach((node) => node.dispatchEvent(new CustomEvent(name, { bubbles: true, detail })));

  // Shows the surroundings that the address asks for. Activates on: a query.
  // Without script: the page follows the system. Events: none.
  const names = { scheme: "data-scheme", contrast: "data-contrast", direction: "dir", size: "data-text-size", inset: "data-inset" };
  for (const [name, attribute] of Object.entries(names)) {
    const value = asked.get(name);
    if (value) document.documentElement.setAttribute(attribute, value);
  }
  const state = asked.get("state");
  const force = (row) => (row.dataset.forced = state);
  const states = {
    highlighted: () => all(".row").forEach(force),
    focused: () => all(".row").forEach(force),
    selected: () => all(".row").forEach((row) => (row.dataset.selected = "true")),
    disabled: () => all(".row").forEach((row) => (row.ariaDisabled = true)),
    expanded: () => all(".row[aria-expanded]").forEach((row) => (row.ariaExpanded = true)),
    swiped: () => all(".row").forEach((row) => (row.dataset.swiped = "true")),
    editing: () => all(".collection").forEach((list) => (list.dataset.editing = "true")),
  };
  if (Object.hasOwn(states, state)) states[state]();

  // Shows the moment that the address asks for, as far as there is one. Activates on: a query.
  // Without script: the start. Events: `toggle-row`, `select-row`, `swipe-row`, `set-editing`, `input`.
  const ids = (what) => all(what).slice(0, 200).map((node) => node.id).join(" ");
  const rows = (name) => (asked.get(name) ?? "").split(" ").slice(0, 200)
    .map((id) => document.getElementById(id)).filter((row) => row?.matches(".page .row"));
  const chosen = ".row[aria-selected=true]";
  const edited = ".collection[data-editing]";
  const [start, begun] = [ids(chosen), ids(edited)];
  const edit = (isOn) => tell(all(".collection"), "set-editing", isOn);
  const restore = () => {
    if (asked.has("open") || asked.has("closed")) {
      for (const row of all(".row[data-start]")) tell([row], "toggle-row", row.dataset.start === "true");
      tell(rows("open"), "toggle-row", true);
      tell(rows("closed"), "toggle-row", false);
    }
    if (asked.has("selected")) {
      const kept = rows("selected");
      tell(all(chosen).filter((row) => !kept.includes(row)), "select-row", false);
      tell(kept.filter((row) => row.ariaSelected === "false"), "select-row", true);
    }
    tell(rows("swiped").slice(0, 1), "swipe-row", true);
    if (asked.has("editing")) edit(asked.get("editing") === "true");
    const [field] = all(".search-field:enabled");
    if (field && asked.get("q")) {
      field.value = asked.get("q");
      tell([field], "input");
    }
    keep();
  };

  // Keeps the moment in the address and says it to a bench. Activates on: `state-changed`,
  // `row-toggled`, typing. Without script: nothing. Events: a message.
  let wait;
  const later = () => {
    clearTimeout(wait);
    wait = setTimeout(keep, 50);
  };
  const keep = () => {
    const moment = {
      open: ids(".row[data-start=false][aria-expanded=true]"),
      closed: ids(".row[data-start=true][aria-expanded=false]"),
      swiped: state ? "" : ids(".row[data-swiped]"),
      editing: ids(edited) === begun || state ? "" : String(ids(edited) !== ""),
      q: all(".search-field:enabled")[0]?.value,
    };
    for (const [name, value] of Object.entries(moment)) value ? asked.set(name, value) : asked.delete(name);
    if (ids(chosen) === start) asked.delete("selected");
    else asked.set("selected", ids(chosen));
    const query = String(asked).replaceAll("%2F", "/");
    history.replaceState(null, "", location.pathname + (query && `?${query}`) + location.hash);
    const tree = all(".row[aria-expanded]").length > 0;
    const edits = all("[data-editing], .accessory:is(.delete, .insert, .reorder, .multiselect)").length > 0;
    if (parent !== self) parent.postMessage({ cellophane: "moment", query, frame: location.hash, tree, edits }, "*");
  };

  // Does what a bench asks. Activates on: its messages. Without script: nothing.
  // Events: `set-editing`, clicks.
  addEventListener("message", ({ source, data }) => {
    if (source !== parent) return;
    if (data?.cellophane === "frame") location.hash = data.frame;
    if (data?.cellophane === "editing") edit(data.isOn);
    if (data?.cellophane === "open") all(`[data-opens=${data.isOn ? "all" : "none"}]`)[0]?.click();
  });
  for (const name of ["state-changed", "row-toggled", "input", "hashchange"]) addEventListener(name, later);
  addEventListener("DOMContentLoaded", restore);
})();
