// What the scripts of a page share. Each adds to `acts` what others may ask of it, if it is there.
const page = document.querySelector(".page");
const acts = { move: (act) => act() };
// Whether the page stands in somebody else's, as high as what it shows.
const isEmbedded = /inset=embed/.test(location.search);
const byId = (id) => document.getElementById(id);
const first = (what, node = page) => node.querySelector(what);
const all = (what, node = page) => [...node.querySelectorAll(what)];
const child = (node, what) => first(`:scope > ${what}`, node);
// The screen with which a place begins.
const own = (around) => child(around, ":not(.frame-title, .alternate)");
const rowOf = (node) => node.closest(".row");
const listOf = (node) => node.closest(".collection");
// A list of a screen that stands in another's place is the same list where it has the same name.
const nameOf = (node) => {
  const screen = node.closest(".alternate");
  return screen ? node.id.replace(`${screen.id.split(":")[1]}-`, "") : node.id;
};
const isOn = (node) => node.ariaSelected === "true";
const isOpen = (row) => row.ariaExpanded === "true";
// What opens a menu.
const openerOf = (id) => first(`[aria-haspopup][popovertarget="${id}"]`);
const focused = () => document.activeElement;
// What of a row is touched by itself.
const touched = "a, button, input, select";
const choices = ".toggle, .segment";
const reach = (node) => node?.focus({ preventScroll: true });
const rectOf = (node) => node?.getBoundingClientRect() ?? {};
const make = (tag, parts) => Object.assign(document.createElement(tag), parts);
const isShown = (node) => node?.checkVisibility();
const on = (types, act, captures) => types.split(" ").forEach((type) => addEventListener(type, act, captures));
// Hears what happens to elements that match, or within them.
const hear = (types, what, act) => on(types, (event) => {
  const node = event.target.closest(what);
  if (node) act(node, event);
});
// A measure of the look or of an element, without its unit.
const measure = (name, node = page) => parseFloat(getComputedStyle(node).getPropertyValue(name));
const send = (node, type) => node.dispatchEvent(new Event(type, { bubbles: true }));
const type = (field, value = "") => send(Object.assign(field, { value }), "input");

// Where an arrow key leads along a line: 1 is on, -1 is back.
const stepOf = ({ key, target }) => ({ ArrowRight: 1, ArrowLeft: -1 })[key] * (target.matches(":dir(rtl)") ? -1 : 1);
const focusAlong = (event, line) => {
  const step = stepOf(event);
  reach(line[line.indexOf(event.target) + step]);
  if (step) event.preventDefault();
};

// Says something, to a screen reader too, and shows it for a moment.
const say = (words) => {
  const note = byId("announcement");
  note.textContent = words;
  note.animate({ opacity: [0, 1, 1, 0] }, 4000);
};
