"use strict";

/**
 * Finds cards by the words of their titles, notes and groups, and by those of their pages and code.
 *
 * Activates on: the search field of the index, of groups and of symbols, whose names stand for
 * cards where there are no pictures.
 * Without script: the field stays hidden; the browser's own search finds the titles.
 * Events: `input`. The query is kept in the address: `#q=switch`. Words of pages and code are loaded
 * when somebody searches for the first time.
 */
function findCards() {
  const form = document.querySelector(".finder-form");
  if (!form) return;
  const field = form.querySelector("input");
  const found = form.querySelector(".found");
  let pause;
  const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

  // Texts are read once: a page may have a thousand cards.
  const shelves = [...document.querySelectorAll(".shelf")].map((shelf) => {
    const group = folded(shelf.querySelector("h2").textContent);
    const cards = [...shelf.querySelectorAll(".card, .symbol-names > a")].map((card) => ({
      card,
      own: `${group} ${folded(card.textContent)}`,
      id: card.querySelector(".card-title a")?.pathname.replace(/.*\/|\.html$/g, ""),
    }));
    const place = shelf.querySelector("h2 > .count");
    const chip = document.querySelector(`.chips a[href="#${shelf.querySelector("h2").id}"]`)?.parentElement;
    return { shelf, chip, cards, place, whole: place?.textContent };
  });

  /** For each text of pages and code whether a word is in it: many previews have one in common. */
  function hits(word) {
    return globalThis.searchWords?.texts.map((text) => text.includes(word));
  }

  function find() {
    const words = folded(field.value).split(/\s+/).filter(Boolean);
    const known = words.map(hits);
    const named = [];
    let count = 0;
    for (const { shelf, chip, cards, place, whole } of shelves) {
      let shown = 0;
      for (const { card, own, id } of cards) {
        const texts = globalThis.searchWords?.previews[id] ?? [];
        const isFound = words.every(
          (word, index) => own.includes(word) || texts.some((text) => known[index]?.[text]),
        );
        if (card.hidden === isFound) card.hidden = !isFound;
        if (!isFound) continue;
        shown += 1;
        if (words.length && count + shown <= 24) named.push(card);
      }
      if (shelf.hidden !== (shown === 0)) shelf.hidden = shown === 0;
      if (chip) chip.hidden = shelf.hidden;
      if (place) place.textContent = words.length ? shown : whole;
      count += shown;
    }
    document.body.toggleAttribute("data-searching", words.length > 0);
    found.textContent = words.length ? `${count || "Nothing"} found` : "";
    // Cards that stand by name show a picture once somebody has looked for them.
    clearTimeout(pause);
    pause = setTimeout(() => named.forEach(picture), 200);
  }

  /** Shows the page of a card that has no picture. */
  function picture(card) {
    if (!card.dataset.page || card.querySelector(".card-window")) return;
    const [stage, sheet] = [document.createElement("div"), document.createElement("div")];
    stage.className = `card-window card-window-${card.dataset.kind}`;
    stage.ariaHidden = "true";
    sheet.className = "card-sheet";
    const page = document.createElement("iframe");
    const title = card.querySelector(".card-title").textContent;
    Object.assign(page, { className: "card-page", src: card.dataset.page, title, tabIndex: -1 });
    stage.append(sheet);
    card.prepend(stage);
    bringPage(sheet, page);
  }

  /** Loads the words of pages and code, once. */
  function load() {
    if (!form.dataset.find || document.querySelector(`script[src="${form.dataset.find}"]`)) return;
    const script = document.createElement("script");
    script.src = form.dataset.find;
    script.onload = find;
    document.head.append(script);
  }

  function keep() {
    const kept = field.value.trim() ? "#" + new URLSearchParams({ q: field.value.trim() }) : "";
    if (kept || location.hash.startsWith("#q=")) {
      history.replaceState(null, "", kept || location.pathname + location.search);
    }
  }

  function read() {
    const asked = new URLSearchParams(location.hash.slice(1)).get("q");
    if (asked !== null) field.value = asked;
    if (field.value) load();
    find();
  }

  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("focus", load);
  field.addEventListener("input", () => {
    load();
    find();
    keep();
  });
  // A jump to a group leaves the query where it is kept.
  addEventListener("hashchange", () => {
    read();
    if (location.hash) keep();
  });
  // A field that the browser filled again after its way back.
  read();
}

/**
 * Brings pages into pictures as they come near what is seen, the nearest first and two at a time:
 * all at once, they would keep the index from answering for as long as they load.
 *
 * Activates on: pages that stand in `noscript`, scrolling, searching.
 * Without script: the browser loads them all.
 * Events: none.
 */
function bringPages() {
  const pages = new Map();
  const near = new Set();
  let loading = 0;

  /** How far a place is from what is seen. */
  function distance(place) {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    return Math.max(0, top - innerHeight, -bottom) + Math.max(0, left - innerWidth, -right);
  }

  function load() {
    if (loading === 2 || !near.size) return;
    const places = [...near].map((one) => [distance(one), one]);
    const [[, place]] = places.sort(([one], [other]) => one - other);
    const page = pages.get(place);
    near.delete(place);
    seen.unobserve(place);
    loading += 1;
    page.loading = "eager";
    page.onload = () => {
      loading -= 1;
      place.dataset.loaded = "";
      // What the reader does comes before the next.
      setTimeout(load);
    };
    place.replaceChildren(page);
    load();
  }

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      load();
    },
    { rootMargin: "600px 300px", scrollMargin: "300px" },
  );
  const bring = (place, page) => {
    pages.set(place, page);
    seen.observe(place);
  };
  for (const written of document.querySelectorAll(".doors noscript, .wall noscript")) {
    const { body } = new DOMParser().parseFromString(written.textContent, "text/html");
    bring(written.parentElement, body.firstChild);
    written.remove();
  }
  return bring;
}

/**
 * Crops the pictures on cards to what their pages show.
 *
 * Activates on: pages on cards, which say how high they are.
 * Without script: a picture is as high as its window.
 * Events: `message` from a page: `{ height }`.
 */
function cropPictures() {
  addEventListener("message", ({ source, data }) => {
    if (!(data?.height > 0)) return;
    const page = [...document.querySelectorAll(".card-page")].find(
      (one) => one.contentWindow === source,
    );
    page?.parentElement.style.setProperty("--content-height", `${data.height}px`);
  });
}

cropPictures();
const bringPage = bringPages();
findCards();
