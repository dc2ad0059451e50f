const place = ".vt-pair [data-vt-pair], .vt-pair__tools > :last-child";
const fold = "[data-vt-other-page]:not([open])[data-vt-open-texts='true'] > summary";

/**
 * Gives the keyboard to the next (1) or previous (-1) text to write in this list, around the end, seen from the row
 * that has it or `had` it last. Where a page or an entry comes that is still folded, its id is given back instead.
 */
export function walkRows(list: HTMLElement | null, step: 1 | -1, had: Element | null): string | null {
  const stops = stopsIn(list, `${place}, ${fold}`);
  const here = stops.findIndex((stop) => rowOf(stop)?.contains(had));
  const next = here < 0 ? stops.at(step === 1 ? 0 : -1) : stops[(here + step + stops.length) % stops.length];
  const page = next?.parentElement?.dataset["vtOtherPage"];
  if (page !== undefined) return page;
  enter(next);
  return null;
}

/** Gives the keyboard to one end of the texts in this list. */
export function enterRows(list: HTMLElement | null, end: "first" | "last"): void {
  enter(stopsIn(list, place).at(end === "first" ? 0 : -1));
}

/** Where the keyboard goes on once this row has left the list: the next text, a folded page, or else the one before. */
export function stopAfter(row: HTMLElement): HTMLElement | undefined {
  const stops = stopsIn(row.closest<HTMLElement>("[data-vt-texts]"), `${place}, ${fold}`);
  const here = stops.findIndex((stop) => row.contains(stop));
  return stops[here + 1] ?? stops[here - 1];
}

/** One a row: what is to be written, or else the last of its tools. */
function stopsIn(list: HTMLElement | null, selector: string): HTMLElement[] {
  const found = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return found.filter((stop, index) => rowOf(stop) !== (index > 0 && rowOf(found[index - 1])));
}

function rowOf(stop: HTMLElement | undefined): Element | null {
  return stop?.closest(".vt-pair, summary") ?? null;
}

function enter(stop: HTMLElement | undefined): void {
  stop?.focus();
  stop?.scrollIntoView({ block: "center" });
}
