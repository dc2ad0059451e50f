/**
 * Where opening one entry closes another above it, the title that was pressed stays where it is: the page would move by all
 * that goes, and what was opened would be out of sight. A browser's own anchor of the scroll does not hold it.
 */
export function holdTitle(title: Element): void {
  const y = () => title.getBoundingClientRect().y;
  const before = y();
  requestAnimationFrame(() => scrollBy({ top: y() - before, behavior: "instant" }));
}
