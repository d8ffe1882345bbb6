"use strict";

/**
 * Shows the preview in other surroundings, at the moment that the address says.
 *
 * Activates on: the bench of a catalogue page.
 * Without script: the bench stays hidden; the preview follows the system.
 * Events: `change` on a dial loads the preview with its choices in the query; messages from the
 * preview say which rows were opened, chosen or swiped, and are kept in the address with the choices,
 * which go along to other previews.
 */
function workBench() {
  const bench = document.querySelector(".bench");
  const screen = document.querySelector(".device-screen");
  if (!bench || !screen) return;
  const device = screen.closest(".device");
  const page = screen.getAttribute("src").replace(/[?#].*/, "");
  const declared = screen.width;
  const steps = [...document.querySelectorAll("[data-choices] a")];
  const dials = [...bench.querySelectorAll("select, input")].filter((dial) => dial.name !== "page");
  const begins = () => steps[0]?.hash ?? "";
  const momentNames = ["toggled", "selected", "swiped", "q"];
  let frame = begins();
  // The query that the page has now.
  let said = "";
  let moment = new URLSearchParams();

  const valueOf = (dial) => (dial.type === "checkbox" ? (dial.checked ? dial.value : "") : dial.value);

  function choices() {
    const chosen = new URLSearchParams();
    for (const dial of dials) if (valueOf(dial)) chosen.set(dial.name, valueOf(dial));
    return chosen;
  }

  /** Loads the preview as the bench has it, unless it is shown so already. */
  function show() {
    const chosen = choices();
    device.dataset.scheme = chosen.get("scheme") ?? "";
    screen.width = chosen.get("width") ?? declared;
    device.dispatchEvent(new Event("resize", { bubbles: true }));
    chosen.delete("width");
    for (const [name, value] of moment) chosen.set(name, value);
    if (device.matches(".device-phone") && matchMedia("(width >= 520px)").matches) chosen.set("inset", "phone");
    const query = readable(chosen);
    said = query && "?" + query;
    const address = page + said + frame;
    if (screen.getAttribute("src") !== address) screen.src = address;
    note();
  }

  /** Writes the address of what is shown. */
  function note() {
    const chosen = choices();
    const carried = readable(chosen);
    for (const [name, value] of moment) chosen.set(name, value);
    if (frame !== begins()) chosen.set("frame", frame.slice(1));
    const kept = readable(chosen);
    history.replaceState(null, "", kept ? "#" + kept : location.pathname);
    for (const link of document.querySelectorAll(".side a, .choices:not([data-choices]) a")) {
      link.hash = carried;
    }
    const count = [...choices().keys()].length;
    bench.querySelector(".bench-count").textContent = count ? `${count} set` : "";
    bench.querySelector("[type=reset]").hidden = count === 0;
    mark();
  }

  const readable = (chosen) => String(chosen).replaceAll("%2F", "/");

  function mark() {
    const at = steps.findIndex((link) => link.hash === frame);
    steps.forEach((link, index) => {
      if (index === at) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    });
    for (const button of document.querySelectorAll("[name=step]")) {
      button.disabled = !steps[at + Number(button.value)];
    }
  }

  /** Takes over what the address asks for, as far as there is such a thing. */
  function read() {
    const kept = new URLSearchParams(location.hash.slice(1));
    for (const dial of dials) {
      const value = kept.get(dial.name) ?? "";
      if (dial.type === "checkbox") dial.checked = value === dial.value;
      else dial.value = [...dial.options].some((option) => option.value === value) ? value : "";
    }
    frame = steps.find((link) => link.hash.slice(1) === kept.get("frame"))?.hash ?? begins();
    moment = new URLSearchParams();
    for (const name of momentNames) if (kept.has(name)) moment.set(name, kept.get(name));
  }

  const tell = (message) => screen.contentWindow.postMessage(message, "*");

  /** Goes to a step in the page that is shown. */
  function go(hash) {
    frame = hash;
    screen.contentWindow.location.replace(new URL(page + said + frame, location.href));
    note();
  }

  bench.hidden = false;
  bench.addEventListener("change", ({ target }) => {
    if (target.name === "page") {
      location.href = target.value + location.hash;
    } else if (target.name === "editing") {
      tell({ what: ".collection", event: "set-editing", detail: target.checked });
      note();
    } else {
      show();
    }
  });
  bench.addEventListener("reset", () => setTimeout(show));
  bench.addEventListener("submit", (event) => event.preventDefault());
  bench.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button?.name === "open") tell({ what: `[data-opens=${button.value}]`, event: "click" });
    if (button?.name === "dials") button.ariaExpanded = button.ariaExpanded !== "true";
    if (button?.name === "copy") copy(button);
  });

  /** Copies the address; a moment in which nothing was opened says so too. */
  async function copy(button) {
    const kept = new URLSearchParams(location.hash.slice(1));
    if (!kept.has("toggled")) kept.set("toggled", "");
    const address = location.href.replace(/#.*/, "") + "#" + readable(kept);
    try {
      await navigator.clipboard.writeText(address);
      button.textContent = "Copied";
    } catch {
      history.replaceState(null, "", address);
      button.textContent = "In the address bar";
    }
    setTimeout(() => (button.textContent = "Copy link"), 2000);
  }

  for (const link of steps) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      go(link.hash);
    });
  }
  for (const button of document.querySelectorAll("[name=step]")) {
    button.closest("[hidden]")?.removeAttribute("hidden");
    button.addEventListener("click", () => {
      const at = steps.findIndex((link) => link.hash === frame);
      const to = steps[at + Number(button.value)];
      if (to) go(to.hash);
    });
  }

  // The page says what somebody did on it.
  addEventListener("message", ({ source, data }) => {
    if (source !== screen.contentWindow || typeof data?.query !== "string") return;
    said = data.query;
    const now = new URLSearchParams(said);
    moment = new URLSearchParams();
    for (const name of momentNames) if (now.has(name)) moment.set(name, now.get(name));
    if (!data.hash || steps.some((link) => link.hash === data.hash)) frame = data.hash || begins();
    const { editing } = bench.elements;
    if (editing) editing.checked = Boolean(now.get("editing"));
    bench.dataset.heard = "true";
    note();
  });
  addEventListener("hashchange", () => {
    read();
    show();
  });
  read();
  show();
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
    const bar = document.querySelector(".bar");
    document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`);
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
workBench();
findCards();
