"use strict";

/**
 * Shows the preview in other surroundings, at the moment that the address says.
 *
 * Activates on: the bench of a catalogue page.
 * Without script: the bench stays hidden; the preview follows the system.
 * Events: `change` on a dial loads the preview with its choices in the query; messages from the
 * preview say which rows were opened, chosen or swiped, and are kept in the address with the choices,
 * which go along to other previews. Alt with J and K goes to the next and the previous preview.
 */
function workBench() {
  const bench = document.querySelector(".bench");
  const screen = document.querySelector(".device-screen");
  if (!bench || !screen) return;
  const device = screen.closest(".device");
  const page = screen.getAttribute("src").replace(/[?#].*/, "");
  const idiom = device.className.replace(/.*device-/, "");
  const sizes = { phone: [402, 874], pad: [1194, 834] };
  sizes[idiom] = [screen.width, screen.height];
  const steps = [...document.querySelectorAll("[data-choices] a")];
  const dials = [...bench.querySelectorAll("select, input")].filter((dial) => dial.name !== "page");
  const toggles = [...bench.querySelectorAll("[name=dials]")];
  const begins = () => steps[0]?.hash ?? "";
  const momentNames = ["toggled", "selected", "swiped", "q", "tab", "set", "sidebar", "column"];
  let frame = begins();
  // The query that the page has now.
  let said = "";
  // What is done on the page, part by part as the page writes it: a plus stands between ids there.
  let moment = [];

  const valueOf = (dial) => (dial.type === "checkbox" ? (dial.checked ? dial.value : "") : dial.value);

  function choices() {
    const chosen = new URLSearchParams();
    for (const dial of dials) if (valueOf(dial)) chosen.set(dial.name, valueOf(dial));
    return chosen;
  }

  /** Loads the preview as the bench has it, unless it is shown so already. */
  function show() {
    const chosen = choices();
    const kind = chosen.get("device") ?? idiom;
    const [width, height] = sizes[kind] ?? sizes[idiom];
    device.className = `device device-${kind}`;
    device.dataset.scheme = chosen.get("scheme") ?? "";
    screen.width = chosen.get("width") ?? width;
    // Without a device it is as high as the page says.
    if (kind !== "none") screen.height = height;
    device.dispatchEvent(new Event("resize", { bubbles: true }));
    for (const name of ["device", "width"]) chosen.delete(name);
    if (kind === "none") chosen.set("inset", "embed");
    else if (kind === "pad" || matchMedia("(width >= 520px)").matches) chosen.set("inset", kind);
    const query = joined(readable(chosen), ...moment);
    said = query && "?" + query;
    // A fragment scrolls this page too.
    const address = page + said + (frame === begins() ? "" : frame);
    if (screen.getAttribute("src") !== address) screen.src = address;
    note();
  }

  /** Rows that are shown swiped show what lies beside the first that has something. */
  function swipe({ name, value }) {
    if (name !== "state" || !screen.dataset.swipes) return;
    moment = moment.filter((part) => !isOf(["swiped"])(part));
    if (value === "swiped") moment.push(`swiped=${encodeURIComponent(screen.dataset.swipes).replaceAll("%2F", "/")}`);
  }

  /** What a dial is set to, in words; nothing where it is as the page is. */
  function words(dial) {
    if (!valueOf(dial)) return "";
    const label = dial.labels[0].firstElementChild.textContent;
    if (dial.type === "checkbox") return label;
    const { text } = dial.selectedOptions[0];
    return /^[0-9X]/.test(text) ? `${label} ${text}` : text;
  }

  /** Writes the address of what is shown. */
  function note() {
    const chosen = choices();
    const carried = readable(chosen);
    const at = frame === begins() ? "" : readable(new URLSearchParams({ frame: frame.slice(1) }));
    const kept = joined(carried, ...moment, at);
    history.replaceState(null, "", kept ? "#" + kept : location.pathname);
    for (const link of document.querySelectorAll(".side a, .turn a, .choices:not([data-choices]) a")) {
      link.hash = carried;
    }
    for (const toggle of toggles) {
      const behind = document.getElementById(toggle.getAttribute("aria-controls"));
      const set = dials.filter((dial) => behind.contains(dial)).map(words).filter(Boolean);
      toggle.querySelector(".bench-set").textContent = set.join(", ");
    }
    bench.querySelector("[type=reset]").hidden = !dials.some(valueOf);
    mark();
  }

  /** What a query says but for what is done on the page. */
  function surroundings(query) {
    const asked = new URLSearchParams(query);
    for (const name of [...momentNames, "editing"]) asked.delete(name);
    asked.sort();
    return String(asked);
  }

  const readable = (chosen) => String(chosen).replaceAll("%2F", "/");
  const joined = (...parts) => parts.filter(Boolean).join("&");
  const partsOf = (query) => query.replace(/^[?#]/, "").replaceAll("#", "%23").split("&");
  const isOf = (names) => (part) => names.includes(part.split("=")[0]);

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
    moment = partsOf(location.hash).filter(isOf(momentNames));
    const rows = dials.find((dial) => dial.name === "state");
    if (rows?.value === "swiped") swipe(rows);
  }

  const tell = (message) => screen.contentWindow.postMessage(message, "*");

  /** Goes to a step in the page that is shown. */
  function go(hash) {
    frame = hash;
    // A fragment scrolls this page too, which stays where its reader is.
    const [x, y] = [scrollX, scrollY];
    const soon = { once: true, signal: AbortSignal.timeout(300) };
    addEventListener("scroll", () => scrollTo({ left: x, top: y, behavior: "instant" }), soon);
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
      swipe(target);
      show();
    }
  });
  bench.addEventListener("reset", () =>
    setTimeout(() => {
      swipe({ name: "state", value: "" });
      show();
    }),
  );
  bench.addEventListener("submit", (event) => event.preventDefault());
  bench.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button?.name === "open") tell({ what: `[data-opens=${button.value}]`, event: "click" });
    if (button?.name === "dials") open(button.ariaExpanded !== "true");
    if (button?.name === "copy") copy(button, link());
  });

  /** Opens what is behind the buttons, or closes it. */
  function open(isOpen) {
    for (const toggle of toggles) toggle.ariaExpanded = String(isOpen);
  }

  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && toggles.some((one) => one.ariaExpanded === "true")) {
      open(false);
      toggles.find((one) => one.checkVisibility())?.focus();
    }
    const way = event.altKey && { KeyJ: ".turn-next", KeyK: ".turn-back" }[event.code];
    if (way && !event.ctrlKey && !event.metaKey) document.querySelector(way)?.click();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!target.closest(".bench")) open(false);
  });

  const copy = (button, text) =>
    button.dispatchEvent(new CustomEvent("copy-text", { bubbles: true, detail: text }));

  /** The address of what is shown; a moment in which nothing was opened says so too. */
  function link() {
    const kept = partsOf(location.hash);
    if (!kept.some(isOf(["toggled"]))) kept.push("toggled=");
    return location.href.replace(/#.*/, "") + "#" + joined(...kept);
  }

  const name = page.replace(/.*\/|\.html$/g, "");
  const quoted = (text) => String(text).replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

  /** What shows the preview on somebody else's page, as it is now. */
  const embeds = {
    frame() {
      const asked = partsOf(said).filter((part) => !isOf(["inset"])(part));
      const address = new URL(`${page}?${joined(...asked, "inset=embed")}${frame}`, location.href);
      const script = new URL("../scripts/embed.js", location.href);
      return (
        `<iframe src="${quoted(address)}" title="${quoted(screen.title)}" width="${screen.width}" height="480"` +
        ` loading="lazy" style="display: block; border: 0; max-width: 100%; border-radius: 16px;` +
        ` box-shadow: 0 0 0 1px rgb(128 128 128 / 25%)"></iframe>\n` +
        `<script src="${quoted(script)}" defer></script>\n`
      );
    },
    markdown: () =>
      `<a href="${quoted(link())}"><picture>\n` +
      `<source media="(prefers-color-scheme: dark)" srcset="${name}~dark@2x.png">\n` +
      `<img src="${name}@2x.png" width="${screen.width}" alt="${quoted(screen.title)}">\n` +
      `</picture></a>\n`,
    docc: () => `@Image(source: "${name}", alt: ${JSON.stringify(screen.title)})\n`,
  };
  document.querySelector(".embeds")?.removeAttribute("hidden");
  for (const button of document.querySelectorAll("[name=embed]")) {
    button.onclick = () => copy(button, embeds[button.value]());
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
    if (source !== screen.contentWindow) return;
    if (device.matches(".device-none") && data?.height > 0) screen.height = data.height;
    // A page that was left for another still says where it was.
    if (typeof data?.query !== "string" || surroundings(data.query) !== surroundings(said)) return;
    said = data.query;
    moment = partsOf(said).filter(isOf(momentNames));
    if (!data.hash || steps.some((link) => link.hash === data.hash)) frame = data.hash || begins();
    const { editing } = bench.elements;
    if (editing) editing.checked = Boolean(new URLSearchParams(said).get("editing"));
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

fitDevice();
workBench();
