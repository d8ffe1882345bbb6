{
  const mark = (screen, isShown) => screen?.toggleAttribute("data-shown", isShown);

  // Lets a screen come in the place of what is shown, or leave it. One that is pushed slides, and what
  // leaves stays meanwhile as it is scrolled; else lists of both may be the same list. A page scrolls,
  // or within it a column, or the frame where steps stand above it.
  const isPushed = (screen) => screen.matches(".frame > *") && first("[data-back]", screen);
  const scrolled = ({ parentElement: around }) => around.scrollTop || scrollY;
  const change = (screen, shown, comes, top, slides) => {
    const around = screen.parentElement;
    const below = shown ?? child(around, ":not(.frame-title, .alternate)");
    const before = scrolled(screen);
    const act = () => {
      mark(screen, comes);
      mark(shown, !comes);
      around.scrollTo(0, top);
      scrollTo(0, top);
      acts.stop?.();
    };
    if (slides) comes ? acts.slide(screen, below, true) : acts.slide(below, screen);
    slides || around.matches(".column") ? act() : acts.move(act);
    for (const one of [screen, below]) one.style.top = one.inert ? `${scrolled(one) - before}px` : "";
  };

  // Shows a screen. Activates on: outcomes. Without script: all are shown.
  acts.show = (screen) => {
    const frame = screen.closest(".frame");
    const over = child(frame, ".alternate[data-shown]");
    const place = first(`[data-place=${screen.dataset.alternate}]`, over ?? frame);
    const shown = place ? child(place, ".alternate[data-shown]") : over;
    place?.append(screen);
    // One that lies below the others is come back to.
    let below = shown;
    while (below && below !== screen) below = below.origin[1];
    if (!below) screen.origin = [focused(), shown, scrolled(screen)];
    change(screen, shown, true, 0, isPushed(screen));
    if (place) return acts.column?.(place);
    screen.tabIndex = -1;
    reach(screen);
  };

  // Leaves it. Activates on: `data-back`, Escape. Without script: nothing.
  const leave = (screen, slides) => {
    const [from, before, top] = screen.origin;
    change(screen, before, false, top, slides);
    reach(from);
  };
  const goBack = (screen) => screen?.matches("[data-shown]") && leave(screen, isPushed(screen));

  // Leaves all that came over a frame's own.
  acts.home = () => {
    for (let shown; (shown = first(".frame > .alternate[data-shown]")); ) leave(shown);
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
