{
  const mark = (screen, isShown) => screen?.toggleAttribute("data-shown", isShown);

  // Shows a screen. Activates on: outcomes. Without script: all are shown.
  acts.show = (screen) => {
    const frame = screen.closest(".frame");
    const over = child(frame, ".alternate[data-shown]");
    const place = first(`[data-place=${screen.dataset.alternate}]`, over ?? frame);
    const shown = place ? child(place, ".alternate[data-shown]") : over;
    // One that lies below the others is come back to.
    let below = shown;
    while (below && below !== screen) below = below.origin[1];
    if (!below) screen.origin = [focused(), shown];
    mark(shown, false);
    mark(screen, true);
    place?.append(screen);
    place?.scrollTo(0, 0);
    acts.stop?.();
    if (place) return acts.column?.(place);
    scrollTo(0, 0);
    screen.tabIndex = -1;
    reach(screen);
  };

  // Leaves it. Activates on: `data-back`, Escape. Without script: nothing.
  const goBack = (screen) => {
    const [from, before] = screen?.origin ?? [];
    mark(screen, false);
    mark(before, true);
    from?.focus();
  };

  // Leaves all that came over a frame's own.
  acts.home = () => {
    for (let shown; (shown = first(".frame > .alternate[data-shown]")); ) goBack(shown);
  };

  // Changes tabs. Activates on: clicks, focus by arrow keys. Without script: all are shown.
  const choose = (tab) => {
    for (const other of tab.parentElement.children) {
      other.ariaSelected = other === tab;
      other.tabIndex = other === tab ? 0 : -1;
      mark(byId(other.getAttribute("aria-controls")), other === tab);
    }
    acts.stop?.();
    send(tab, "state-changed");
  };
  acts.tab = (tab) => isOn(tab) || choose(tab);
  on("click", ({ target }) => {
    if (target.closest(".tab")) choose(target.closest(".tab"));
    else if (target.closest("[data-back]")) goBack(target.closest(".alternate"));
  });
  on("focusin", ({ target }) => target.matches(".tab:focus-visible") && choose(target));
  on("keydown", (event) => {
    const { target, key } = event;
    if (key === "Escape" && !target.closest(".row :not(.row)")) goBack(target.closest(".alternate"));
    if (target.matches(".tab")) focusAlong(event, [...target.parentElement.children]);
  });
}
