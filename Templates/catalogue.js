"use strict";

/**
 * Shows the preview in other surroundings.
 *
 * Activates on: the bench of a catalogue page.
 * Without script: the bench stays hidden; the preview follows the system.
 * Events: `change` on a dial loads the preview with its choices in the query, and keeps them in
 * the address for the way to other previews.
 */
function chooseSurroundings() {
  const bench = document.querySelector(".bench");
  const screen = document.querySelector(".device-screen");
  if (!bench || !screen) return;
  const device = screen.closest(".device");
  const page = screen.getAttribute("src");
  let frame = "";

  function choices() {
    const chosen = new URLSearchParams();
    for (const dial of bench.elements) if (dial.value) chosen.set(dial.name, dial.value);
    return chosen;
  }

  function show() {
    const chosen = choices();
    const query = chosen.toString();
    device.dataset.scheme = chosen.get("scheme") ?? "";
    const address = page + (query && "?" + query) + frame;
    if (screen.getAttribute("src") !== address) screen.src = address;
    history.replaceState(null, "", query ? "#" + query : location.pathname);
    for (const link of document.querySelectorAll(".side a, .choices:not([data-choices]) a")) {
      link.hash = query;
    }
    mark();
  }

  function mark() {
    for (const link of document.querySelectorAll("[data-choices] a")) {
      if (link.hash === frame) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  const kept = new URLSearchParams(location.hash.slice(1));
  for (const dial of bench.elements) {
    const value = kept.get(dial.name);
    if ([...dial.options].some((option) => option.value === value)) dial.value = value;
  }
  bench.hidden = false;
  bench.addEventListener("change", show);
  for (const link of document.querySelectorAll("[data-choices] a")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      frame = link.hash;
      show();
    });
  }
  frame = document.querySelector("[data-choices] a")?.hash ?? "";
  mark();
  if (kept.size > 0) show();
}

/**
 * Makes a device as small as its desk.
 *
 * Activates on: a device wider than the room that it has.
 * Without script: the desk scrolls.
 * Events: `resize`.
 */
function fitDevice() {
  const desk = document.querySelector(".desk");
  const device = document.querySelector(".device-pad");
  if (!desk || !device) return;

  function fit() {
    device.style.setProperty("--zoom", "1");
    const stage = getComputedStyle(desk.parentElement);
    const padding = parseFloat(stage.paddingLeft) + parseFloat(stage.paddingRight);
    const room = desk.parentElement.clientWidth - padding - 8;
    const zoom = Math.min(1, room / device.offsetWidth);
    device.style.setProperty("--zoom", String(zoom));
  }

  fit();
  addEventListener("resize", fit);
}

/**
 * Finds cards by the words of their titles and notes.
 *
 * Activates on: the search field of the index and of groups.
 * Without script: the field stays hidden; the browser's own search finds the titles.
 * Events: `input`.
 */
function findCards() {
  const finder = document.querySelector(".finder");
  if (!finder) return;
  const field = finder.querySelector("input");
  finder.hidden = false;
  field.addEventListener("input", () => {
    const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    for (const shelf of document.querySelectorAll(".shelf")) {
      const heading = shelf.querySelector("h2").textContent.toLocaleLowerCase();
      let shown = 0;
      for (const card of shelf.querySelectorAll(".card")) {
        const text = heading + " " + card.textContent.toLocaleLowerCase();
        card.hidden = !words.every((word) => text.includes(word));
        if (!card.hidden) shown += 1;
      }
      shelf.hidden = shown === 0;
    }
  });
}

chooseSurroundings();
fitDevice();
findCards();
