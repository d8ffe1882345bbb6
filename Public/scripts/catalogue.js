"use strict";

/**
 * Shows the preview in other surroundings.
 *
 * Activates on: the bench of a catalogue page.
 * Without script: the bench stays hidden; the preview follows the system.
 * Events: `change` on a dial loads the preview with its choices in the query, and keeps them and
 * the frame in the address, which can be copied; the choices go along to other previews.
 */
function chooseSurroundings() {
  const bench = document.querySelector(".bench");
  const screen = document.querySelector(".device-screen");
  if (!bench || !screen) return;
  const device = screen.closest(".device");
  const page = screen.getAttribute("src");
  const declared = screen.width;
  const frames = [...document.querySelectorAll("[data-choices] a")];
  let frame = "";

  function choices() {
    const chosen = new URLSearchParams();
    for (const dial of bench.elements) if (dial.value) chosen.set(dial.name, dial.value);
    return chosen;
  }

  function show() {
    const chosen = choices();
    const carried = chosen.toString();
    device.dataset.scheme = chosen.get("scheme") ?? "";
    screen.width = chosen.get("width") ?? declared;
    device.dispatchEvent(new Event("resize", { bubbles: true }));
    chosen.delete("width");
    const query = chosen.toString();
    const address = page + (query && "?" + query) + frame;
    if (screen.getAttribute("src") !== address) screen.src = address;
    const kept = new URLSearchParams(carried);
    if (frame !== (frames[0]?.hash ?? "")) kept.set("frame", frame.slice(1));
    history.replaceState(null, "", kept.size > 0 ? "#" + kept : location.pathname);
    for (const link of document.querySelectorAll(".side a, .choices:not([data-choices]) a")) {
      link.hash = carried;
    }
    mark();
  }

  function mark() {
    for (const link of frames) {
      if (link.hash === frame) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  /** Takes over what the address asks for, as far as there is such a thing. */
  function read() {
    const kept = new URLSearchParams(location.hash.slice(1));
    for (const dial of bench.elements) {
      const value = kept.get(dial.name) ?? "";
      dial.value = [...dial.options].some((option) => option.value === value) ? value : "";
    }
    frame = (frames.find((link) => link.hash.slice(1) === kept.get("frame")) ?? frames[0])?.hash ?? "";
    mark();
    return kept.size > 0;
  }

  bench.hidden = false;
  bench.addEventListener("change", show);
  for (const link of frames) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      frame = link.hash;
      show();
    });
  }
  addEventListener("hashchange", () => {
    read();
    show();
  });
  if (read()) show();
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
  const device = document.querySelector(".device");
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

fitDevice();
chooseSurroundings();
findCards();
