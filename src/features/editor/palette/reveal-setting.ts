const patienceMs = 15_000;
const focusable = "input, select, textarea, button";

/**
 * Opens the fold of a setting as soon as its panel is drawn, and gives it the keyboard; a setting that does not count at
 * the moment is not drawn, and its fold gets it.
 */
export function revealSetting(key: string, section: string): void {
  const deadline = performance.now() + patienceMs;
  const look = () => {
    const fold = document.querySelector<HTMLDetailsElement>(`[data-vt-settings="${CSS.escape(section)}"]`);
    if (fold) return show(fold, key);
    if (performance.now() < deadline) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function show(fold: HTMLDetailsElement, key: string): void {
  fold.open = true;
  const row = fold.querySelector<HTMLElement>(`[data-vt-setting="${CSS.escape(key)}"]`);
  (row ?? fold).scrollIntoView({ block: "center", behavior: "instant" });
  const target = row?.querySelector<HTMLElement>(focusable) ?? fold.querySelector<HTMLElement>("summary");
  target?.focus({ preventScroll: true });
}
