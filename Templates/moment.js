{
  // Shows what the address asks for, or the last visit, and keeps what is done. Activates on: every
  // page, `state-changed`, `row-toggled`, messages. Without script: the page as built.
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const key = `cellophane:${page.dataset.page}`;
  for (const name of ["scheme", "contrast", "textSize", "inset"]) if (asked.get(name)) root.dataset[name] = asked.get(name);
  const { dir } = root;
  root.dir = asked.get("dir") || dir;
  // WebKit leaves what was laid out scrolled to where its cell was.
  if (root.dir !== dir) for (const box of all(".swipe, .slide, .layout-scroller")) box.scrollTo({ left: 0, behavior: "instant" });
  page.dataset.forced = asked.get("state") ?? "";

  const kinds = {
    toggled: "[data-toggled]",
    selected: ".row[aria-selected=true]",
    swiped: "[data-swiped]",
    editing: "[data-editing]:not(.alternate:not([data-shown]) *)",
    tab: ".tab[aria-selected=true]",
    sidebar: ".split[data-turned]",
    column: ".column[data-top]",
    set: ".toggle:checked, .segment[aria-pressed=true]",
  };
  const start = {};
  // A control is named by its row and its number there.
  const idOf = (one, row = rowOf(one)) => one.id || `${row?.id ?? ""}~${all(choices, row ?? page).indexOf(one) + 1}`;
  const ids = (name, most) => all(kinds[name]).slice(0, most).map((one) => idOf(one)).join(" ");
  // An id has its own signs for spaces and the like. In an address all of it is encoded once.
  const coded = (id) => {
    try {
      return encodeURIComponent(decodeURIComponent(id)).replaceAll("%2F", "/");
    } catch {}
  };
  const show = (name, words) => {
    const named = new Set(words.map(coded));
    for (const one of all(`.row, .collection, .tab, .split, .column, ${choices}`)) {
      if (named.has(coded(idOf(one))) !== one.matches(kinds[name])) acts[name]?.(one);
    }
  };
  // The parts of the address as they are written, since a plus stands between ids and a space in one.
  const parts = () => location.search.slice(1).split("&").map((part) => part.split("="));

  const field = () => first(".search-field:enabled");
  let wait;
  const keep = (isOpening) => {
    wait = 0;
    const said = parts().filter(([name]) => name && name !== "q" && !Object.hasOwn(kinds, name)).map((part) => part.join("="));
    for (const name in kinds) {
      const now = ids(name, 200);
      if (now !== start[name]) said.push(`${name}=${now.split(" ").map(coded).join("+")}`);
    }
    const q = field()?.value.slice(0, 200);
    if (q) said.push(new URLSearchParams({ q }));
    const query = said.length ? `?${said.join("&")}` : "";
    history.replaceState(null, "", (query || location.pathname) + location.hash);
    parent.postMessage({ query, hash: location.hash }, "*");
    // What the address or a step opened is not the reader's.
    if (isOpening || first(".steps li + li > [aria-current]")) return;
    try {
      localStorage[key] = ids("toggled");
    } catch {}
  };
  on("state-changed row-toggled input click popstate", () => (wait ||= setTimeout(keep, 50)));
  // Leaving does not wait.
  on("pagehide", () => wait && keep());

  for (const name in kinds) start[name] = ids(name, 200);
  try {
    if (!asked.has("toggled")) show("toggled", localStorage[key].split(" "));
  } catch {}
  on("DOMContentLoaded", () => {
    // Who begins to edit chooses nothing yet.
    const said = parts().sort(([one], [other]) => (other === "editing") - (one === "editing"));
    for (const [name, value] of said) if (Object.hasOwn(kinds, name)) show(name, (value ?? "").split("+"));
    if (asked.get("q") && field()) type(field(), asked.get("q"));
    clearTimeout(wait);
    keep(true);
  });
  onmessage = ({ source, data }) => {
    if (source !== parent || !data) return;
    for (const one of data.event ? all(data.what) : []) data.event === "click" ? one.click() : acts.editing(one, data.detail);
    if (data.scheme && !asked.has("scheme")) root.dataset.scheme = data.scheme;
  };
  // A host gives the page the height that it needs.
  if (isEmbedded) {
    new ResizeObserver(() => parent.postMessage({ height: page.scrollHeight }, "*")).observe(page);
  }

  // Turns a switch, or chooses a segment; the one that was chosen is left by itself.
  acts.set = (one) => one.ariaPressed === "true" || one.click();
  // Edits a list, with its button where there is one.
  acts.editing = (list, isOn) => {
    if ("editing" in list.dataset === isOn) return;
    const button = first(`[data-edits^="edit ${list.id} "]`);
    button ? button.click() : list.toggleAttribute("data-editing");
  };
}
