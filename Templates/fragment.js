// Moves fragments in somebody else's page with the scripts of pages, each in its own shadow tree.
// Activates on: elements with `data-cellophane`, each once, however often a page loads this.
// Without script: what the fragments show at first. Events: those of the scripts, in the tree.
for (const host of document.querySelectorAll("[data-cellophane]:not([data-live])")) {
  const tree = host.shadowRoot;
  if (!tree) continue;
  host.toggleAttribute("data-live");
  const whole = document;
  const own = {
    querySelector: (what) => tree.querySelector(what),
    getElementById: (id) => tree.getElementById(id),
    createElement: (name) => whole.createElement(name),
    elementFromPoint: (x, y) => tree.elementFromPoint(x, y),
    createTreeWalker: (node, what, filter) => whole.createTreeWalker(node, what, filter),
    get documentElement() {
      return tree.querySelector("[data-root]");
    },
    get body() {
      return tree.querySelector(".page");
    },
    get readyState() {
      return whole.readyState;
    },
    get activeElement() {
      return tree.activeElement ?? host;
    },
  };
  const hear = (type, act, captures) => tree.addEventListener(type, act, captures);
  const moves = host.dataset.cellophane.split(" ");
  // Its screens leave the page scrolled as it is.
  ((document, addEventListener, location, history, scrollY, scrollTo) => {
    SCRIPTS;
  })(own, hear, { hash: "" }, { pushState() {} }, 0, () => {});
}
