"use strict";

/**
 * Shows the page in the surroundings that its address asks for: `?scheme=dark&contrast=more`,
 * `&direction=rtl`, `&size=accessibility1`.
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
})();
