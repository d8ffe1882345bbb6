{
  // Lets what is seen of lists move to where it stands after a change: what stays slides, what comes
  // fades in, what leaves fades out where it was. Activates on: `acts.move`, which other scripts call
  // around what they change. Without script: nothing changes. Events: none.
  const duration = () => measure("--disclosing") * 1000;
  const running = new Map();
  const isLoading = () => document.readyState !== "complete";
  const isSeen = ({ top, bottom }) => bottom > 0 && top < innerHeight;
  const isGroup = (node) => node.matches(".row > .children");
  const isCard = (node) => (isGroup(node) || node.matches(".rows")) && getComputedStyle(node).overflowY === "clip";
  // What gives rows their places does not come and go itself; nor does what only some others have, and
  // rows of which they have.
  const isPlace = ({ node, key, inner }, others) => node.matches(".layout-group, .layout-item") || (!others.has(key) && inner.some((one) => others.has(one.key) || isPlace(one, others)));
  const hostOf = ({ parent }, others) => (parent && isPlace(parent, others) ? hostOf(parent, others) : parent);
  const wholes = ".cell, .swipe, .header, .footer, .supplementary, .badge, .empty-view";

  // Where a box is. One that moves has not all of its colour, and a card not all of its height.
  const boxOf = (node) => {
    const box = rectOf(node).toJSON();
    const { opacity = 1, clipPath = "" } = running.has(node) ? getComputedStyle(node) : {};
    const shown = box.height - (clipPath.match(/px\s\S+px\s([-\d.]+)px/)?.[1] ?? 0);
    return { ...box, node, shown, opacity, inner: [] };
  };

  // Every box from the lists down to the rows, by its id or by its place in what has one. Of many
  // rows only those around what is seen are measured: a box that is not seen is not entered.
  const survey = () => {
    const found = new Map();
    const visit = (node, key, parent) => {
      const box = Object.assign(boxOf(node), { key, parent });
      if (!box.width || !box.height) return;
      found.set(key, box);
      parent?.inner.push(box);
      if (!isSeen(box) || node.matches(wholes)) return;
      box.isEntered = true;
      const counts = {};
      for (const inside of node.children) {
        // Rows are the same ones, however they are laid out.
        const place = `${key} ${inside.matches(".rows, .layout-scroller") ? "" : inside.className}`;
        counts[place] = (counts[place] ?? 0) + 1;
        if (!inside.matches(".row > :not(.children)")) visit(inside, nameOf(inside) || `${place} ${counts[place]}`, box);
      }
    };
    for (const list of all(".collection:not(.cell *)")) visit(list, nameOf(list));
    return found;
  };

  const spring = (node, frames) => node.animate(frames, { duration: duration(), easing: getComputedStyle(page).getPropertyValue("--spring") });
  const animate = (node, frames) => {
    const motion = spring(node, frames);
    running.set(node, motion);
    motion.onfinish = () => running.get(node) === motion && stop(motion, node);
  };
  const stop = (motion, node) => {
    motion.cancel();
    running.delete(node);
  };

  // A box of which a length below is cut off, and then another.
  const clip = (node, ...cuts) => cuts.map((cut) => `inset(0 0 ${cut}px 0 round ${getComputedStyle(node).borderRadius})`);

  // From far away a box comes no farther than the window is high, and leaves no farther.
  const path = (by, old, box) => {
    const most = Math.sign(by) * innerHeight;
    if (Math.abs(by) <= innerHeight) return [by, 0];
    return isSeen(old) ? [by, by - most] : [isSeen(box) ? most : 0, 0];
  };
  const slide = (old, box, x, y, more) => {
    const [across, down] = [path(x, old, box), path(y, old, box)];
    const frames = { translate: [0, 1].map((at) => `${across[at]}px ${down[at]}px`), opacity: [old.opacity, 1], ...more };
    const isCut = !more && old.shown !== box.height && isCard(box.node);
    if (isCut) {
      // One that shrinks is as high as it was until it has, without pushing what is below it.
      const rest = Math.min(Math.max(old.shown - box.height, 0), innerHeight);
      frames.clipPath = clip(box.node, Math.max(box.height - old.shown, 0), rest);
      frames.paddingBlockEnd = Array(2).fill(`${rest}px`);
      frames.marginBlockEnd = Array(2).fill(`${-rest}px`);
    }
    if (isCut || more || old.opacity < 1 || [...across, ...down].some(Boolean)) animate(box.node, frames);
  };

  // What comes fades in; rows that open are uncovered by those below them, which move as fast.
  const come = ({ node, height }) => animate(node, { opacity: [0, 1], clipPath: isGroup(node) ? clip(node, height, 0) : "none" });

  // A card lets rows through that come from others; those at its ends have its corners then.
  const through = { overflow: ["visible", "visible"] };
  const isMixed = ({ node, key, inner }, before) => isCard(node) && inner.some((one) => (before.get(one.key)?.parent.key ?? key) !== key);
  const corners = ({ inner }, at) => {
    const [top, bottom] = [at > 0, at < inner.length - 1].map((isInner) => (isInner ? "0 0" : "var(--card-radius) var(--card-radius)"));
    return { clipPath: Array(2).fill(`inset(0 round ${top} ${bottom})`) };
  };

  // Lets a box move by what the one around it does not move. One that was not there comes; one that
  // was too far away to be measured does as what is around it.
  const settle = (box, before, x = 0, y = 0, more) => {
    const old = before.get(box.key) ?? (isPlace(box, before) && box);
    if (old) {
      const [across, down] = [old.left - box.left, old.top - box.top];
      const lets = isMixed(box, before);
      slide(old, box, across - x, down - y, lets ? through : more);
      box.inner.forEach((inside, at) => settle(inside, before, across, down, lets && corners(box, at)));
    } else if (!box.parent || before.get(hostOf(box, before)?.key)?.isEntered) come(box);
  };

  // Copies have no part in the page but what is seen of them.
  const bare = (node, isWhole, ...others) => {
    const copy = node.cloneNode(isWhole);
    for (const one of [copy, ...all("*", copy)]) {
      for (const name of ["id", "role", "tabindex", "hidden", "data-find", ...others]) one.removeAttribute(name);
    }
    return copy;
  };
  const put = (copy, box, { left, top }) => {
    copy.dataset.left = true;
    copy.style.cssText += `;left:${box.left - left}px;top:${box.top - top}px;width:${box.width}px;height:${box.height}px`;
    return copy;
  };
  const copyOf = (box, origin) => {
    const { node, isEntered } = box;
    const copy = bare(node, !isEntered);
    if (isEntered) copy.append(...all(":scope.row > :not(.children)", node).map((one) => bare(one, true)));
    copy.append(...box.inner.filter(isSeen).map((one) => copyOf(one, box)));
    return put(copy, box, origin);
  };

  // Shows what left, in copies of all around it, which carry its styles; of these only cards are seen.
  const leave = (boxes) => {
    const layer = document.body.appendChild(make("div", { inert: true, ariaHidden: true }));
    layer.dataset.leaving = true;
    let [around, origin] = [layer, { left: 0, top: 0 }];
    const chain = [];
    for (let { parent } = boxes[0]; parent; { parent } = parent) chain.unshift(parent);
    const { node } = chain[0] ?? boxes[0];
    for (let outer = node.parentElement; outer !== document.body; outer = outer.parentElement) chain.unshift({ node: outer });
    for (const box of chain) {
      const copy = bare(box.node, false, "aria-expanded");
      around.append(copy);
      around = copy;
      if (isCard(box.node)) {
        put(copy, box, origin);
        origin = box;
      } else copy.dataset.around = true;
    }
    for (const box of boxes) {
      const copy = copyOf(box, origin);
      around.append(copy);
      if (isGroup(box.node)) spring(copy, { clipPath: clip(copy, box.height - box.shown, box.height) });
    }
    page.dataset.moving = true;
    const fade = { opacity: [boxes[0].opacity, 0] };
    layer.animate(fade, { duration: duration() / 2, easing: "ease-out", fill: "forwards" }).onfinish = () => {
      layer.remove();
      if (!first("[data-leaving]", document)) delete page.dataset.moving;
    };
  };

  // Lets a screen come over the one below, or come back as that one leaves. Styles move both from where
  // they are. It is called before what comes shows.
  const land = () => {
    for (const one of all("[data-slides]")) {
      one.inert = false;
      delete one.dataset.slides;
    }
  };
  acts.slide = (coming, going, isOver) => {
    if (!coming.dataset.slides || !going.dataset.slides) land();
    if (!measure("--pushing") || isLoading()) return;
    [coming.dataset.slides, going.dataset.slides] = isOver ? ["over", "below"] : ["below", "over"];
    coming.inert = false;
    going.inert = true;
  };
  on("transitionend", ({ target }) => target.matches("[data-slides]") && land());

  // Nothing moves where a reader wants it so, nor while a page loads.
  let isMoving;
  acts.move = (act) => {
    if (isMoving || !duration() || isLoading()) return act();
    isMoving = true;
    const before = survey();
    running.forEach(stop);
    try {
      act();
    } finally {
      isMoving = false;
    }
    const after = survey();
    const gone = [...before.values()].filter((box) => isSeen(box) && !after.has(box.key) && !isPlace(box, after) && (!box.parent || after.get(hostOf(box, after)?.key)?.isEntered));
    Map.groupBy(gone, ({ parent }) => parent).forEach(leave);
    for (const box of after.values()) if (!box.parent) settle(box, before);
  };
}
