"use strict";

/**
 * Shows the page in the surroundings that its address asks for: `?scheme=dark&contrast=more`,
 * `&direction=rtl`, `&size=accessibility1`, `&state=selected`.
 *
 * Activates on: a query; a catalogue page writes one.
 * Without script: the page follows the system.
 * Events: none.
 */
(() => {
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const set = (name, attribute) => {
    const value = asked.get(name);
    if (value) root.setAttribute(attribute, value);
  };
  set("scheme", "data-scheme");
  set("contrast", "data-contrast");
  set("direction", "dir");
  set("size", "data-text-size");

  // A state that all rows take at once.
  const state = asked.get("state");
  const every = (what, change) => document.querySelectorAll(what).forEach(change);
  const force = (row) => (row.dataset.forced = state);
  const states = {
    highlighted: () => every(".row", force),
    focused: () => every(".row", force),
    selected: () => every(".row", (row) => (row.dataset.selected = "true")),
    disabled: () => every(".row", (row) => (row.ariaDisabled = true)),
    expanded: () => every(".row[aria-expanded]", (row) => (row.ariaExpanded = true)),
    swiped: () => every(".row", (row) => (row.dataset.swiped = "true")),
    editing: () => every(".collection", (list) => (list.dataset.editing = "true")),
  };
  if (Object.hasOwn(states, state)) states[state]();
})();
