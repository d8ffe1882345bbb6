{
  // Shows what is served as it changes. Activates on: pages that `cellophane serve` sends, which adds
  // it to them; a built site has none of it. Without script: a reload shows what is new.
  // Events: messages of the server say what is being done and which files have other bytes.
  const root = document.documentElement;
  // How many changes of the site there were when this page was sent: what came since is asked for.
  const changes = Number(document.currentScript.dataset.changes);
  const own = (node) => decodeURIComponent(new URL(node.src || node.href, document.baseURI).pathname.slice(1));
  const pathOf = ({ pathname }) => decodeURIComponent(pathname.slice(1)) || "index.html";

  /** The files that a document is made of. */
  const filesOf = (page) => [
    pathOf(page.location),
    ...[...page.querySelectorAll("link[rel=stylesheet], script[src], img[src]")].map(own),
  ];

  /** What of a document is scrolled, and what has its focus, for the one that takes its place. */
  function placesOf(page) {
    const scrolled = [...page.querySelectorAll("*")].filter((node) => node.scrollTop || node.scrollLeft);
    return {
      window: [page.defaultView.scrollX, page.defaultView.scrollY],
      scrolled: scrolled.map((node) => [node.id || node.className, node.scrollLeft, node.scrollTop]),
      focused: page.activeElement?.id,
    };
  }
  function restore(page, { window: [left, top], scrolled, focused }, takesFocus = true) {
    const node = focused && takesFocus ? page.getElementById(focused) : null;
    node?.focus({ preventScroll: true });
    // Only one row of a list can take the focus by itself: its page makes another that one.
    if (node && page.activeElement !== node) node.dispatchEvent(new CustomEvent("serve-focus", { bubbles: true }));
    for (const [name, left, top] of scrolled) {
      const node = name && (page.getElementById(name) ?? page.getElementsByClassName(name)[0]);
      node?.scrollTo({ left, top, behavior: "instant" });
    }
    page.defaultView.scrollTo({ left, top, behavior: "instant" });
  }

  /** What frames had that are loading again. */
  const waiting = new Map();
  function renewed(frame) {
    const { places, isFocused } = waiting.get(frame);
    waiting.delete(frame);
    // What is in a frame loses the focus as the frame gets it.
    if (isFocused) frame.focus({ preventScroll: true });
    restore(frame.contentDocument, places, isFocused);
  }

  /** Loads what is shown again where its files are among those that changed. */
  function renew(changed) {
    const isOther = (page) => filesOf(page).some((path) => changed.has(path));
    if (isOther(document)) return reload();
    for (const frame of document.querySelectorAll("iframe")) {
      const page = frame.contentDocument;
      if (!page || !isOther(page)) continue;
      const kept = waiting.get(frame) ?? { places: placesOf(page), isFocused: document.activeElement === frame };
      // What comes before it is loaded has nothing to keep.
      if (!waiting.has(frame)) frame.addEventListener("load", () => renewed(frame), { once: true });
      waiting.set(frame, kept);
      page.location.reload();
    }
  }

  addEventListener("serve-focus", ({ target }) => typeof acts === "object" && acts.focus?.(target));

  const key = "cellophane-serve";
  function reload() {
    const frame = document.querySelector("iframe");
    // One that is asked for before the last has loaded keeps what that one had.
    if (!isLoaded && sessionStorage.getItem(key)) return location.reload();
    const kept = {
      path: pathOf(location),
      page: placesOf(document),
      frame: frame?.contentDocument && placesOf(frame.contentDocument),
      isInFrame: frame && document.activeElement === frame,
    };
    sessionStorage.setItem(key, JSON.stringify(kept));
    location.reload();
  }
  let isLoaded = false;
  addEventListener("load", () => {
    isLoaded = true;
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
    sessionStorage.removeItem(key);
    if (kept?.path !== pathOf(location)) return;
    restore(document, kept.page);
    const frame = document.querySelector("iframe");
    if (!frame || !kept.frame) return;
    waiting.set(frame, { places: kept.frame, isFocused: kept.isInFrame });
    // The page around a preview may still be giving it its address.
    const isThere = frame.contentDocument?.readyState === "complete" && frame.contentDocument.URL !== "about:blank";
    if (isThere) renewed(frame);
    else frame.addEventListener("load", () => renewed(frame), { once: true });
  });

  function buttonOf(text, act) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.onclick = act;
    return button;
  }

  /** A line at the foot of the page, or what a compiler said. */
  const panel = document.createElement("div");
  panel.className = "serve";
  panel.setAttribute("role", "status");
  function show({ phase, title, words }) {
    root.dataset.serve = phase;
    panel.dataset.phase = phase;
    panel.replaceChildren();
    if (phase === "ready") return panel.remove();
    const head = document.createElement("p");
    head.className = "serve-title";
    head.textContent = title;
    panel.append(head);
    if (words) {
      const copy = buttonOf("Copy", () =>
        navigator.clipboard.writeText(words).then(() => (copy.textContent = "Copied")),
      );
      const close = buttonOf("Close", () => panel.remove());
      const buttons = document.createElement("span");
      buttons.append(copy, " ", close);
      head.append(buttons);
      const said = document.createElement("pre");
      said.tabIndex = 0;
      for (const line of words.split("\n")) said.append(lineOf(line), "\n");
      panel.append(said);
    }
    document.body.append(panel);
  }

  /** A line with its file and place as a button that copies them. */
  function lineOf(line) {
    const place = /^(\/?[^\s:][^:]*:\d+(?::\d+)?): (?:error|warning|note): /.exec(line)?.[1];
    const part = document.createElement("span");
    if (line.includes(": error: ")) part.className = "serve-error";
    if (!place) {
      part.textContent = line;
      return part;
    }
    const button = buttonOf(place, () => navigator.clipboard.writeText(place));
    button.className = "serve-place";
    button.title = "Copy";
    part.append(button, line.slice(place.length));
    return part;
  }

  /** A dial with what the page can be shown in besides: the server makes it when it is chosen. */
  function offer({ label, current, choices }) {
    const titles = [...document.querySelectorAll(".bench .dial > span")];
    let select = titles.find((title) => title.textContent === label)?.parentNode.querySelector("select");
    if (!select) {
      const dial = document.createElement("label");
      dial.className = "dial";
      dial.append(document.createElement("span"), document.createElement("select"));
      dial.firstChild.textContent = label;
      select = dial.lastChild;
      select.name = "page";
      select.append(new Option(current, location.pathname, true, true));
      document.querySelector(label === "Look" ? ".dials-first" : ".dials-more").prepend(dial);
    }
    for (const choice of select.querySelectorAll("[data-make]")) choice.remove();
    for (const { title, pages } of choices) {
      const choice = new Option(title, "");
      choice.dataset.make = JSON.stringify(pages);
      select.append(choice);
    }
  }

  /** Goes to what was asked for, once there is a page of it. */
  const wish = "cellophane-wish";
  function follow() {
    const { path, title } = JSON.parse(sessionStorage.getItem(wish) ?? "{}");
    if (path !== pathOf(location)) return;
    const choices = [...document.querySelectorAll(".bench select[name=page] option:not([data-make])")];
    const choice = choices.find((one) => one.text === title);
    if (!choice) return;
    sessionStorage.removeItem(wish);
    location.replace(choice.value + location.hash);
  }
  function ask(target, say) {
    const choice = target.selectedOptions?.[0];
    if (!choice?.dataset.make) return false;
    sessionStorage.setItem(wish, JSON.stringify({ path: pathOf(location), title: choice.text }));
    say({ make: JSON.parse(choice.dataset.make) });
    show({ phase: "making", title: `Making the page: ${choice.text}` });
    return true;
  }

  /** A button that takes a picture of what is shown, as `screenshot` does. */
  function addCamera() {
    const tools = document.querySelector(".bench-tools");
    const name = document.querySelector(".device-screen")?.getAttribute("src").replace(/.*\/|\.html.*/g, "");
    if (!tools || !name) return;
    const button = buttonOf("Picture", async () => {
      button.disabled = true;
      const answer = await fetch(`/.cellophane/picture/${name}.png?${location.hash.slice(1)}`).catch(() => null);
      button.disabled = false;
      if (!answer?.ok) {
        const words = answer ? await answer.text() : "the server has ended";
        return show({ phase: "failed", title: "There is no picture", words });
      }
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await answer.blob());
      link.download = `${name}@2x.png`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    });
    button.className = "tool";
    tools.prepend(button);
  }

  /** One line to the server for each tab: a page in a frame has its tab's. */
  let wait = 200;
  function listen() {
    const line = new WebSocket(`ws://${location.host}/.cellophane/live`);
    const say = (more) => line.send(JSON.stringify({ page: document.hidden ? undefined : pathOf(location), ...more }));
    const look = () => document.hidden || line.readyState !== 1 || say();
    const wished = (event) => ask(event.target, say) && event.stopPropagation();
    document.addEventListener("change", wished, true);
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    let isBack = root.dataset.serve === "lost";
    line.onopen = () => {
      wait = 200;
      say({ changes });
    };
    line.onmessage = ({ data }) => {
      const { state, changed, offers } = JSON.parse(data);
      if (state) {
        // The server was started again: what it has may be newer.
        if (isBack && state.phase === "ready") return reload();
        if (state.phase === "ready") isBack = false;
        show(state);
        if (state.phase === "ready" && document.body.matches(".serve-waiting")) location.reload();
      }
      if (document.querySelector(".bench")) offers?.forEach(offer);
      if (changed) document.body.matches(".serve-waiting") ? location.reload() : renew(new Set(changed));
    };
    line.onclose = () => {
      document.removeEventListener("change", wished, true);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
      show({ phase: "lost", title: "The server has ended; the page is as it was" });
      setTimeout(listen, (wait = Math.min(wait * 2, 5000)));
    };
  }
  if (parent === window) {
    addEventListener("load", follow);
    addCamera();
    listen();
  }
}
