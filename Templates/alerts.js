{
  // Asks, beside what was touched where a sheet stands there. A touch outside a sheet, and Escape,
  // give the answer that cancels, if there is one. Activates on: outcomes, keys, typing. Without
  // script: nothing is asked. Events: none.
  const fieldsOf = (dialog) => all("[data-sample]", dialog).filter(isShown);
  const enable = (dialog) => {
    const isTyped = fieldsOf(dialog).every(({ value }) => value);
    for (const one of all("[data-needs]", dialog)) one.disabled = !isTyped;
  };
  acts.untype = (dialog) => {
    for (const field of fieldsOf(dialog)) field.value = field.defaultValue;
    enable(dialog);
  };
  acts.ask = (dialog) => {
    dialog.showModal();
    acts.untype(dialog);
    // The return key gives the preferred answer. An attribute for that is refused in frames.
    reach(fieldsOf(dialog)[0] ?? first("[data-preferred]:enabled", dialog));
  };
  const cancel = (dialog) => first(".answer[data-style=cancel]", dialog)?.click();
  on("cancel", ({ target }) => cancel(target), true);
  on("click", ({ target }) => target.matches(".alert[data-style]") && (cancel(target), target.close()));

  // What was typed, with the sample for which it stands; the longer one first, which may hold another.
  acts.typed = (dialog) => fieldsOf(dialog)
    .map(({ dataset, value }) => [dataset.sample, value])
    .sort(([one], [other]) => other.length - one.length);
  hear("input", "[data-sample]", (field) => enable(field.closest("dialog, .frame")));
  hear("keydown", ".alert-field", (field, event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const dialog = field.closest("dialog");
    const fields = fieldsOf(dialog);
    const next = fields[fields.indexOf(field) + 1];
    const answer = first("[data-preferred]", dialog) ?? all(".answer:not([data-style=cancel])", dialog).at(-1);
    next ? next.focus() : answer?.click();
  });
}
