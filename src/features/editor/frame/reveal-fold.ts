import { lookUntil } from "./look-until.ts";

const focusable = ":is(input, select, textarea, button):enabled";

/** A fold of a panel (`data-vt-fold`), with its panel's name: `settings.header`, `design.fonts`. */
type FoldName = `${"settings" | "design"}.${string}`;

/**
 * Opens a fold as soon as its panel is drawn, and gives the keyboard to a setting in it by its key; a setting that does
 * not count at the moment is not drawn, and the fold gets it.
 */
export function revealFold(name: FoldName, setting?: string): void {
  lookUntil(() => {
    const fold = document.querySelector<HTMLDetailsElement>(`[data-vt-fold="${CSS.escape(name)}"]`);
    if (fold) show(fold, setting);
    return fold !== null;
  });
}

function show(fold: HTMLDetailsElement, setting: string | undefined): void {
  fold.open = true;
  const row =
    setting === undefined ? null : fold.querySelector<HTMLElement>(`[data-vt-setting="${CSS.escape(setting)}"]`);
  (row ?? fold).scrollIntoView({ block: row ? "center" : "start", behavior: "instant" });
  const target =
    row?.querySelector<HTMLElement>("input[type=radio]:checked:enabled") ??
    row?.querySelector<HTMLElement>(focusable) ??
    fold.querySelector<HTMLElement>("summary");
  target?.focus({ preventScroll: true });
}
