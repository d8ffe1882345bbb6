{
  // Lets rows flow through the places of a grid in order. More groups come as copies of the first;
  // those without rows are not shown. What a search hides stands before the next row that is seen.
  // Activates on: `acts.fill`, which other scripts call after what they change. Without script: as
  // built. Events: none.
  acts.fill = (isWhole) => {
    for (const grid of all(".layout-scroller")) {
      let places = all(".layout-item", grid);
      let at = 0, last;
      for (const row of all(":scope > .row, .layout-item > .row", grid)) {
        if (!places[at]) {
          const group = grid.appendChild(child(grid, ":not(.row)").cloneNode(true));
          for (const one of all(".layout-item > *", group)) one.remove();
          places = all(".layout-item", grid);
        }
        const place = places[at];
        if (row.parentNode !== place) last?.parentNode === place ? last.after(row) : place.prepend(row);
        last = row;
        if (isWhole || !row.hidden) at++;
      }
    }
  };
}
