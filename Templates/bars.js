{
  // Shows what a bar has while its page is scrolled: an edge over what is beneath it, and the title in
  // place of the large one, with its subtitle. Activates on: scrolling, and what may change what is
  // scrolled. Without script: the edge alone. Events: none.
  const update = () => {
    for (const bar of all(".navigation-bar")) {
      const { bottom, left, width } = rectOf(bar);
      if (!width) continue;
      const large = child(bar.parentElement, ".large-title");
      const below = document.elementFromPoint(left + width / 2, bottom + 1)?.closest(".header, .supplementary");
      bar.toggleAttribute("data-scrolled", rectOf(bar.nextElementSibling).top < bottom - 0.5);
      bar.toggleAttribute("data-pinned", !!below && getComputedStyle(below).position === "sticky");
      if (!large) continue;
      const subtitle = child(bar.parentElement, ".bar-subtitle");
      if (subtitle) child(bar, ".bar-title")?.setAttribute("data-subtitle", subtitle.textContent);
      // Where a search has taken its place, it comes back without a title.
      bar.toggleAttribute("data-titled", bar.checkVisibility({ visibilityProperty: true }) && rectOf(large).bottom - measure("padding-bottom", large) <= bottom);
    }
  };
  on("scroll resize click keyup popstate transitionend", () => requestAnimationFrame(update), true);
  update();
}
