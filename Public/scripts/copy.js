"use strict";

/**
 * Puts text on the clipboard, and says so on the button that was pressed.
 *
 * Activates on: the buttons beside code.
 * Without script: the buttons stay hidden; code can be selected.
 * Events: `copy-text` on a button, with the text.
 */
function copyTexts() {
  const titles = new WeakMap();

  function written(text) {
    // Pages from disk may have no clipboard.
    return navigator.clipboard?.writeText(text) ?? Promise.reject();
  }

  function selected(text) {
    const area = document.body.appendChild(document.createElement("textarea"));
    area.value = text;
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    return isCopied;
  }

  async function copy(button, text) {
    if (!titles.has(button)) titles.set(button, button.textContent);
    button.ariaLive = "polite";
    const isCopied = await written(text).then(() => true, () => selected(text));
    button.textContent = isCopied ? "Copied" : "Cannot copy";
    button.focus();
    setTimeout(() => (button.textContent = titles.get(button)), 2000);
  }

  for (const button of document.querySelectorAll("[name=copy-source]")) {
    button.hidden = false;
    const code = button.closest(".source").querySelector("pre code, .command");
    button.onclick = () => copy(button, code.textContent);
  }
  addEventListener("copy-text", ({ target, detail }) => copy(target, detail));
}

copyTexts();

/**
 * Folds long sources, with a button that shows them whole.
 *
 * Activates on: code of more lines than one likes to scroll past.
 * Without script: it stands there whole.
 * Events: `click`.
 */
function foldSources() {
  const most = 28;
  for (const source of document.querySelectorAll(".sources .source")) {
    const lines = source.querySelector("pre").textContent.split("\n").length;
    if (lines <= most + 6) continue;
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "tool source-fold" });
    const show = (isWhole) => {
      source.toggleAttribute("data-folded", !isWhole);
      button.ariaExpanded = String(isWhole);
      button.textContent = isWhole ? "Show less" : `Show all ${lines} lines`;
    };
    button.onclick = () => show(source.hasAttribute("data-folded"));
    show(false);
    source.append(button);
  }
}

foldSources();
