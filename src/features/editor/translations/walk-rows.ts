/** Gives the keyboard to the next (1) or previous (-1) text to write in this list, around the end. */
export function walkRows(list: HTMLElement | null, step: 1 | -1): void {
  const inputs = [
    ...(list?.querySelectorAll<HTMLElement>(".vt-pair [data-vt-pair], .vt-pair__tools > :last-child") ?? []),
  ];
  const rows = inputs.filter((input, index) => input.closest(".vt-pair") !== inputs[index - 1]?.closest(".vt-pair"));
  const here = rows.findIndex((input) => input.closest(".vt-pair")?.contains(document.activeElement));
  const next = here < 0 ? rows.at(step === 1 ? 0 : -1) : rows[(here + step + rows.length) % rows.length];
  next?.focus();
  next?.scrollIntoView({ block: "center" });
}
