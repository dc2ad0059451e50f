/** What is wider than the window, or reaches over the edges of its section; rows that are scrolled sideways may. Runs in the page. */
export function overhang(): string[] {
  const cuts = (part: Element) => getComputedStyle(part).overflowX !== "visible";
  const isInRow = (part: Element): boolean => {
    const around = part.parentElement;
    return around !== null && !around.matches(".section") && (cuts(around) || isInRow(around));
  };
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide in ${innerWidth}`);
  for (const section of document.querySelectorAll(".section")) {
    const edge = section.getBoundingClientRect();
    for (const part of section.querySelectorAll("*:not(wbr)")) {
      const { left, right } = part.getBoundingClientRect();
      if (left >= edge.left - 1 && right <= edge.right + 1) continue;
      if (!part.checkVisibility() || part.closest(".sr-only, dialog, svg") || isInRow(part)) continue;
      if (/auto|scroll/.test(getComputedStyle(part).overflowX)) continue;
      found.push(`${part.className || part.tagName} in ${section.className}: ${left} to ${right}`);
    }
  }
  return found;
}

/** The sections of which two buttons stand below each other. Runs in the page. */
export function stackedButtons(): string[] {
  const rows = [...document.querySelectorAll("main .actions")];
  const tops = (row: Element) =>
    [...row.querySelectorAll(".button")]
      .filter((button) => button.checkVisibility())
      .map((button) => Math.round(button.getBoundingClientRect().top));
  return rows.filter((row) => new Set(tops(row)).size > 1).map((row) => row.textContent ?? "");
}
