{
  const mark = (screen, isShown) => screen?.toggleAttribute("data-shown", isShown);

  // Lets a screen come over what is shown, or leave it. One that is pushed slides, and what leaves
  // stays meanwhile as it is scrolled. Where the whole is another, a list may be the same one. A page
  // scrolls, or within it a column, or the frame where steps stand above it.
  const scrolled = ({ parentElement: around }) => around.scrollTop || scrollY;
  const over = (around) => child(around, ".alternate[data-shown]");
  // What is presented lies over what is seen below, which takes no touch meanwhile.
  const levelOf = (screen) => +(screen && child(screen, ".presented")?.dataset.level) || 0;
  const cover = (screen, around) => {
    let level = levelOf(screen);
    for (const one of around.children) one.inert = false;
    for (let at = screen; level && at; ) {
      at = at.origin?.[1];
      const below = at ?? own(around);
      if (levelOf(below) >= level) continue;
      level = levelOf(below);
      below.inert = true;
    }
  };
  const change = (screen, shown, comes, top, isQuiet) => {
    const around = screen.parentElement;
    const below = shown ?? own(around);
    const [coming, going] = comes ? [screen, below] : [below, screen];
    const before = scrolled(screen);
    const [to, from] = [coming, going].map(levelOf);
    const act = () => {
      // One that is shown already may be asked for again.
      mark(shown, !comes);
      mark(screen, comes);
      if (to || from) cover(coming, around);
      else around.scrollTo(0, top), scrollTo(0, top);
      acts.stop?.();
    };
    around.toggleAttribute("data-presenting", to !== from);
    if (to || from) return act();
    const isPushed = first("[data-back]", screen);
    if (around.matches(".column") || (isPushed && isQuiet)) return act();
    if (isPushed) {
      acts.slide(coming, going, comes);
      act();
    } else {
      // UIKit: what is chosen stays so where a list gets another layout.
      const chosen = new Map(all("[aria-selected]", going).map((row) => [nameOf(row), row.ariaSelected]));
      for (const row of all("[aria-selected]", coming)) row.ariaSelected = chosen.get(nameOf(row)) ?? row.ariaSelected;
      acts.move(act);
    }
    for (const one of [screen, below]) one.style.top = one.inert ? `${scrolled(one) - before}px` : "";
  };

  // Shows a screen. Activates on: outcomes. Without script: all are shown.
  acts.show = (screen) => {
    const frame = screen.closest(".frame");
    const place = first(`[data-place=${screen.dataset.alternate}]`, over(frame) ?? frame);
    const shown = over(place ?? frame);
    place?.append(screen);
    // One that lies below the others is come back to.
    let below = shown;
    while (below && below !== screen) below = below.origin[1];
    if (!below) screen.origin = [focused(), shown, scrolled(screen)];
    // What is pushed is made anew, so that what was chosen in it no longer is.
    if (!below && first("[data-back]", screen)) {
      const rows = all(".row[aria-selected]", screen);
      screen.chosen ??= rows.filter(isOn).map(nameOf);
      for (const row of rows) row.ariaSelected = screen.chosen.includes(nameOf(row));
    }
    // What code makes anew is as it was built whenever it comes; what was pushed in it stays about.
    if (!below && "anew" in screen.dataset) {
      const old = own(screen);
      screen.after(...all(".alternate", old));
      screen.built ? old.replaceWith(screen.built.cloneNode(true)) : (screen.built = old.cloneNode(true));
    }
    const back = first("[data-beneath] > .label", screen);
    if (back) back.textContent = first(".bar-title", shown ?? own(place ?? frame))?.textContent ?? back.textContent;
    change(screen, shown, true, 0);
    acts.sheet?.(child(screen, ".presented"));
    if (place?.matches(".column")) return acts.column(place);
    screen.tabIndex = -1;
    reach(screen);
  };

  // Leaves it. Activates on: `data-back`, Escape. Without script: nothing.
  const leave = (screen, isQuiet) => {
    const [from, before, top] = screen.origin;
    change(screen, before, false, top, isQuiet);
    reach(from);
  };
  acts.leave = (from) => leave(over(from.closest(".alternate")?.parentElement ?? first(".frame")));
  // A sheet goes with all that was shown on it.
  const dismiss = (screen) => {
    const level = levelOf(screen);
    for (let one = screen; levelOf(one) === level; [, one] = one.origin) leave(one, true);
  };
  // Where the button leads elsewhere, no key does what it would not.
  const goBack = (screen) => screen?.matches("[data-shown]:not(:has([data-edits]:is(.back-button, .dismissal), span.dismissal))") && leave(screen);

  // Leaves all that came over a frame's own, and over its tabs'.
  acts.home = () => {
    for (let shown; (shown = first(":is(.frame, .tab-panel) > .alternate[data-shown]")); ) leave(shown, true);
  };

  // Changes tabs. Activates on: clicks, focus by arrow keys. Without script: all are shown.
  const panelOf = (tab) => byId(tab.getAttribute("aria-controls"));
  const choose = (tab) => {
    for (const other of tab.parentElement.children) {
      other.ariaSelected = other === tab;
      other.tabIndex = other === tab ? 0 : -1;
      mark(panelOf(other), other === tab);
    }
    if (panelOf(tab)?.matches("[data-outdated]")) acts.halt();
    acts.stop?.();
    send(tab, "state-changed");
  };
  acts.tab = (tab) => isOn(tab) || choose(tab);
  on("click", ({ target }) => {
    const tab = target.closest(".tab");
    if (tab) choose(tab);
    else if (target.matches(".dismissal[data-back]")) target.matches("[data-outdated]") ? acts.halt() : dismiss(target.closest(".alternate"));
    else if (target.closest("[data-back]")) goBack(target.closest(".alternate"));
  });
  hear("focusin", ".tab:focus-visible", choose);
  on("keydown", (event) => {
    const { target, key } = event;
    if (key === "Escape" && !target.closest(".row :not(.row)")) goBack(target.closest(".alternate"));
    if (target.matches(".tab")) focusAlong(event, [...target.parentElement.children]);
  });
}
