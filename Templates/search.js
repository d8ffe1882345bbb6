{
  // Shows what the page's rule finds, or what the author's code did for a listed query. Activates
  // on: typing, Escape, frames. Without script: the field is disabled.
  const start = `#${first(".frame").id}`;
  const field = first("[data-query]");
  const list = field.closest(".navigation") ?? field.closest(".frame");
  const status = first(".search-status");
  const rule = page.dataset.search;
  const isLater = () => location.hash && location.hash !== start;
  let typed = "";

  const filter = (query) => {
    const nodes = all("[data-find]", list);
    const stay = new Set(nodes.filter((one) => one.dataset.find.includes(query)));
    for (const one of stay) stay.add(one.parentElement.closest("[data-find]") ?? one);
    for (const one of nodes) {
      one.hidden = !stay.has(one);
      const wasOpen = isOpen(one) !== "toggled" in one.dataset;
      if (one.ariaExpanded && rule.includes("opens")) acts.toggle(one, !!query || wasOpen);
    }
    const { length } = all(".section:not([hidden]) .row:not([hidden])", list);
    for (const one of all(".query", list)) one.textContent = typed;
    page.dataset.found = query && length;
    return query && status.dataset.results + length;
  };
  const play = (known) => {
    acts.undo("outcomes");
    if (known) acts.run(field, known.dataset.edits);
    return known || !typed ? "" : status.dataset.unknown;
  };
  const show = () => {
    let query = rule?.includes("case") ? typed.toLowerCase() : typed;
    if (rule?.includes("diacritics")) query = query.normalize("NFD").replace(/\p{M}/gu, "");
    acts.move(() => {
      status.textContent = rule ? filter(query.normalize()) : play(all("option").find(({ value }) => value === typed));
      acts.stop?.();
    });
  };

  const leave = child(field.parentElement, ".search-cancel");
  if (leave) {
    // Else the field would have lost the focus before the click.
    leave.onpointerdown = (event) => event.preventDefault();
    leave.onclick = () => {
      type(field);
      focused().blur();
    };
  }
  field.disabled = false;
  field.oninput = () => {
    typed = field.value;
    if (isLater()) {
      // Following a fragment would take the focus from the field.
      history.pushState(null, "", start);
      send(window, "popstate");
      field.value = typed;
    }
    show();
  };
  field.onkeydown = ({ key }) => {
    if (key === "Escape") type(field);
  };
  on("popstate", () => setTimeout(() => {
    if (isLater()) typed = "";
    else field.value = typed;
    if (rule || !isLater()) show();
  }));
}
