{
  // Shows what the page's rule finds in the chosen scope, or what the author's code did for a listed
  // query. Activates on: typing, scopes, Escape, frames. Without script: field and scopes are disabled.
  const start = `#${first(".frame").id}`;
  const field = first("[data-query]");
  const list = field.closest(".navigation, .frame");
  const scopes = all(".scopes > .segment", list);
  const status = first(".search-status");
  const rules = page.dataset.search?.split(", ");
  const isLater = () => location.hash && location.hash !== start;
  const scope = () => scopes.findIndex((one) => one.ariaPressed === "true");
  const usual = scope();
  const known = new Set(all(".row", list).map(({ id }) => id));
  let typed = "";

  const wordsOf = ({ dataset: { find, finds } }) => (finds ? JSON.parse(finds)[scope()] : find);
  const filter = (query, rule) => {
    const nodes = all("[data-find]", list);
    const stay = new Set(nodes.filter((one) => wordsOf(one)?.includes(query)));
    for (const one of stay) stay.add(one.parentElement.closest("[data-find]") ?? one);
    for (const one of nodes) {
      one.hidden = !stay.has(one);
      // UIKit: an item that leaves a snapshot comes back unchosen.
      if (one.hidden && isOn(one)) one.ariaSelected = false;
      const wasOpen = isOpen(one) !== "toggled" in one.dataset;
      if (one.ariaExpanded && rule.includes("opens")) acts.toggle(one, !!query || wasOpen);
    }
    // Titles at the list's edge go with what they lead to, or all.
    for (const index of all(".index", list)) {
      const titles = [...index.children];
      for (const one of titles) one.hidden = query && rule.includes("index") && (rule.includes("goes") || !isShown(byId(decodeURIComponent(one.hash.slice(1)))));
      index.hidden = titles.every((one) => one.hidden);
    }
    // What finds a row that has come since is not known.
    if ((query || scope() !== usual) && all(".row:not([data-find])", list).some(({ id }) => !known.has(id))) acts.halt();
    acts.fill?.();
    const { length } = all(".section:not([hidden]) .row:not([hidden])", list);
    for (const one of all(".query", list)) one.textContent = typed;
    page.dataset.found = query && length;
    return query || scope() !== usual ? status.dataset.results + length : "";
  };
  const play = () => {
    const answer = (query) => all("option").find(({ value, dataset }) => value === query && (dataset.scope ?? usual) == scope());
    const known = answer(typed);
    const { edits } = (known ?? answer(""))?.dataset ?? {};
    acts.undo("outcomes");
    if (edits) acts.run(field, edits);
    return known || !typed ? "" : status.dataset.unknown;
  };
  const show = () => {
    const rule = rules?.at(scope());
    let query = rule?.includes("case") ? typed.toLowerCase() : typed;
    if (rule?.includes("diacritics")) query = query.normalize("NFD").replace(/\p{M}/gu, "");
    acts.move(() => {
      status.textContent = rule ? filter(query.normalize(), rule) : play();
      acts.stop?.();
    });
  };
  // Following a fragment would take the focus from the field.
  const begin = () => {
    if (!isLater()) return;
    history.pushState(null, "", start);
    send(window, "popstate");
    field.value = typed;
  };
  const choose = (number) => scopes.forEach((one, at) => (one.ariaPressed = at === number));

  // Deletes tokens: a tap, or the key for it before the text, marks one, and that key deletes it.
  const tokens = () => all("[data-removal]", list);
  const marked = () => first("[data-marked]", list);
  const mark = (token) => tokens().forEach((one) => one.toggleAttribute("data-marked", one === token));
  const remove = ({ id, dataset }) => {
    begin();
    acts.run(field, `alone delete ${id} ${dataset.removal}`);
    if (!first(".token", list)) field.placeholder = field.dataset.placeholder;
    show();
  };

  for (const one of [field, ...scopes]) one.disabled = false;
  // Else the field would have lost the focus before the click.
  hear("pointerdown", ".search-cancel, .scopes, .token", (_, event) => event.preventDefault());
  on("click", ({ target }) => {
    const number = scopes.indexOf(target);
    if (number >= 0) {
      begin();
      choose(number);
      show();
    }
    mark(target.closest("[data-removal]"));
    if (marked()) field.focus();
    if (!target.closest(".search-cancel")) return;
    choose(usual);
    type(field);
    focused().blur();
    end();
  });
  field.oninput = () => {
    typed = field.value;
    begin();
    show();
  };
  field.onkeydown = ({ key }) => {
    if (key === "Escape") type(field);
    const token = marked();
    mark(!token && key === "Backspace" && !field.selectionEnd && tokens().at(-1));
    if (!token || key !== "Backspace") return;
    remove(token);
    return false;
  };
  field.onblur = () => mark();
  on("popstate", () => setTimeout(() => {
    if (isLater()) typed = "";
    else field.value = typed;
    if (rules || !isLater()) show();
    end();
    judge();
  }));
  // UIKit: a search goes on until it is cancelled, whatever is touched meanwhile.
  const end = () => delete list.dataset.active;
  const judge = () => (field.value || scope() !== usual || focused().closest(".search, .scopes")) && (list.dataset.active = "");
  on("focusin input click", judge);
  if (isLater()) setTimeout(judge);
}
