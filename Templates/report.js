"use strict";

/**
 * Finds changes by their words, and goes through them by keys.
 *
 * Activates on: the list of a report.
 * Without script: the field stays hidden; the browser's own search finds the words.
 * Events: `input`, `click` on a kind, the keys j, k and /.
 */
function findChanges() {
  const form = document.querySelector(".report-find");
  if (!form) return;
  const field = form.elements.find;
  const kinds = [...form.querySelectorAll("button")];
  const entries = [...document.querySelectorAll(".entry")];

  function find() {
    const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const kind = kinds.find((one) => one.ariaPressed === "true")?.value;
    for (const entry of entries) {
      const text = entry.textContent.toLocaleLowerCase();
      const isKind = !kind || entry.dataset.kind === kind;
      entry.hidden = !isKind || !words.every((word) => text.includes(word));
    }
    let shown = 0;
    for (const group of document.querySelectorAll(".alike")) {
      const count = group.querySelectorAll(".entry:not([hidden])").length;
      group.hidden = !count;
      shown += count;
    }
    const status = document.querySelector(".report-count");
    status.dataset.all ??= status.textContent;
    status.textContent =
      shown === entries.length ? status.dataset.all : `${shown} of ${entries.length} changes`;
  }

  form.hidden = false;
  form.addEventListener("input", find);
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const button of kinds) {
    button.addEventListener("click", () => {
      const isOn = button.ariaPressed === "true";
      for (const one of kinds) one.ariaPressed = String(one === button && !isOn);
      find();
    });
  }

  function go(by) {
    const links = entries.filter((entry) => !entry.hidden).map((entry) => entry.querySelector("a"));
    const at = links.indexOf(document.activeElement);
    links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  }

  onKeys({ j: () => go(1), k: () => go(-1), "/": () => field.focus() });
}

/**
 * Shows both pages in a view and surroundings, which the address keeps for the next change.
 *
 * Activates on: the page of a change.
 * Without script: both pages stand side by side, in the system's surroundings.
 * Events: `click` on a view, `change` on a dial, `input` on the slider, keys, `resize`.
 */
function compare() {
  const views = document.querySelector(".comparison");
  const turn = (way) => document.querySelector(`.turn-${way}`)?.click();
  const lines = document.querySelector(".lines");
  const ways = {
    j: () => turn("next"),
    k: () => turn("previous"),
    u: () => document.querySelector(".report-trail a").click(),
    l: () => lines?.focus(),
  };
  if (!document.body.matches(".change")) return;
  if (!views) return onKeys(ways);
  const form = views.querySelector("form");
  const stack = views.querySelector(".stack");
  const buttons = [...form.querySelectorAll("button")];
  const dials = [...form.querySelectorAll("select")];
  const { cut } = form.elements;
  const frames = [...stack.querySelectorAll("iframe")];
  // From a disk the pages' own scripts are read only by a page of a file; no page of a file reaches
  // into another.
  if (location.protocol === "file:") {
    for (const frame of frames) {
      frame.sandbox.add("allow-same-origin");
      frame.src = frame.getAttribute("src");
    }
  }
  const pages = frames.map((frame) => frame.getAttribute("src"));
  const sizes = frames.map(({ width, height }) => [Number(width), Number(height)]);

  /** The choices, by name; those that are left as declared are not there. */
  function choices() {
    const chosen = new URLSearchParams();
    if (views.dataset.mode !== "pair") chosen.set("view", views.dataset.mode);
    for (const { name, value } of dials) if (value) chosen.set(name, value);
    return chosen;
  }

  function address(page) {
    const query = choices();
    for (const name of ["view", "width", "height", "frame"]) query.delete(name);
    const frame = choices().get("frame");
    return page + (query.size ? `?${query}` : "") + (frame ? `#${frame}` : "");
  }

  function show() {
    const chosen = choices();
    const isMarked = views.dataset.mode === "marks";
    let base = stack.querySelector(".stack-base");
    if (isMarked && !base) {
      const faded = document.createElement("div");
      faded.className = "stack-faded";
      base = frames[frames.length - 1].cloneNode();
      base.className = "stack-base";
      base.removeAttribute("name");
      base.ariaHidden = "true";
      base.tabIndex = -1;
      faded.append(base);
      stack.prepend(faded);
    }
    if (base) base.parentElement.hidden = !isMarked;
    const all = base ? [...frames, base] : frames;
    all.forEach((frame, index) => {
      const own = Math.min(index, frames.length - 1);
      frame.width = chosen.get("width") ?? sizes[own][0];
      frame.height = sizes[own][1] * Number(chosen.get("height") ?? 1);
      const to = address(pages[own]);
      if (frame.getAttribute("src") !== to) frame.src = to;
    });
    for (const button of buttons) button.ariaPressed = String(button.value === views.dataset.mode);
    cut.closest("label").hidden = views.dataset.mode !== "slide";
    const kept = String(chosen);
    history.replaceState(null, "", kept ? `#${kept}` : location.pathname);
    for (const link of document.querySelectorAll(".change-turns a, .change-alike a")) link.hash = kept;
    fit();
  }

  /** Makes the pages as small as the room that they have. */
  function fit() {
    const width = Math.max(...frames.map((frame) => Number(frame.width)));
    // Without the padding, and for two pages without the gap between them.
    const room = stack.clientWidth - 10;
    const both = (room - 24 * (frames.length - 1)) / (frames.length * width);
    const isPair = views.dataset.mode === "pair" && both >= 0.4;
    stack.style.setProperty("--zoom", String(Math.min(1, isPair ? both : room / width)));
    stack.style.setProperty("--cut", `${cut.value}%`);
  }

  function read() {
    const kept = new URLSearchParams(location.hash.slice(1));
    const view = kept.get("view") ?? "pair";
    views.dataset.mode = buttons.some((button) => button.value === view) ? view : "pair";
    for (const dial of dials) {
      const value = kept.get(dial.name) ?? "";
      dial.value = [...dial.options].some((option) => option.value === value) ? value : "";
    }
    show();
  }

  const see = (view) => {
    if (!buttons.length) return;
    views.dataset.mode = view;
    show();
  };
  const slide = (by) => {
    if (views.dataset.mode !== "slide") return;
    cut.value = Number(cut.value) + by;
    fit();
  };

  form.hidden = false;
  form.addEventListener("click", ({ target }) => target.name === "view" && see(target.value));
  form.addEventListener("change", ({ target }) => target !== cut && show());
  form.addEventListener("submit", (event) => event.preventDefault());
  cut.addEventListener("input", fit);
  addEventListener("resize", fit);
  addEventListener("hashchange", read);
  onKeys({
    ...ways,
    1: () => see("pair"),
    2: () => see("marks"),
    3: () => see("slide"),
    ArrowLeft: () => slide(-5),
    ArrowRight: () => slide(5),
    d() {
      const dial = form.elements.scheme;
      dial.value = dial.value === "dark" ? "light" : "dark";
      show();
    },
  });
  read();
}

/** Does what a key is for, unless it is typed into a field or pressed with another. */
function onKeys(ways) {
  document.querySelector(".report-keys p").hidden = false;
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input:not([type=range]), select")) return;
    if (event.target.matches("input") && event.key.startsWith("Arrow")) return;
    const way = ways[event.key];
    if (!way) return;
    if (!event.key.startsWith("Arrow")) event.preventDefault();
    way();
  });
}

findChanges();
compare();
