"use strict";
(() => {
  // Shows what the address asks for and keeps what is done. Activates on: a query, a bench, the
  // events below. Without script: the page as built.
  const root = document.documentElement;
  const page = document.querySelector(".page");
  const asked = new URLSearchParams(location.search);
  const get = (name) => asked.get(name) ?? "";
  const all = (what) => [...page.querySelectorAll(what)];
  const ids = (what) => all(what).slice(0, 200).map(({ id }) => id).join(" ");
  // How scripts speak to each other: events that the page hears.
  const send = (page.send = (node, name, detail) => node?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail })));
  for (const name of ["scheme", "contrast", "textSize", "inset"]) if (get(name)) root.dataset[name] = get(name);
  root.dir = get("dir") || root.dir;
  for (const one of [page, ...all(".row")]) if (get("state")) one.dataset.forced = get("state");

  const kinds = [
    ["toggled", "[data-start=false][aria-expanded=true], [data-start=true][aria-expanded=false]", "toggle-row"],
    ["selected", ".row[aria-selected=true]", "select-row", true, false],
    ["swiped", ".row[data-swiped]", "swipe-row", true, false],
    ["editing", ".collection[data-editing]", "set-editing", true, false],
  ].map((kind) => [ids(kind[1]), ...kind]);
  const field = () => all(".search-field:enabled")[0];
  const set = (name, value, start = "") => (value === start ? asked.delete(name) : asked.set(name, value));
  let wait;
  const keep = () => {
    wait = 0;
    for (const [start, name, what] of kinds) set(name, ids(what), start);
    set("q", (field()?.value ?? "").slice(0, 200));
    const query = asked.size ? `?${asked}`.replaceAll("%2F", "/") : "";
    history.replaceState(null, "", (query || location.pathname) + location.hash);
    parent.postMessage({ query, hash: location.hash }, "*");
  };
  addEventListener("DOMContentLoaded", () => {
    for (const [, name, what, event, on, off] of kinds) {
      if (!asked.has(name)) continue;
      const named = new Set(get(name).split(" "));
      for (const one of all(what)) send(one, event, off);
      for (const one of all(".row, .collection")) if (named.has(one.id)) send(one, event, on);
    }
    if (get("q") && field()) send(Object.assign(field(), { value: get("q") }), "input");
    keep();
  });
  onmessage = ({ source, data }) => {
    if (source !== parent || !data) return;
    if (data.event) for (const one of all(data.what)) send(one, data.event, data.detail);
    if (data.scheme && !get("scheme")) root.dataset.scheme = data.scheme;
  };
  // A host gives the page the height that it needs.
  if (get("inset") === "embed") {
    addEventListener("DOMContentLoaded", () => {
      new ResizeObserver(() => parent.postMessage({ height: page.scrollHeight }, "*")).observe(page);
    });
  }
  for (const name of ["state-changed", "row-toggled", "input", "popstate"]) addEventListener(name, () => (wait ||= setTimeout(keep, 50)));
})();
