import { lookUntil } from "./look-until.ts";

/**
 * Brings a control into view and gives it the keyboard as soon as its panel is drawn, opening the folds around it;
 * `press` presses it as well.
 */
export function revealControl(find: () => HTMLElement | null | undefined, { press = false } = {}): void {
  lookUntil(() => {
    const control = find();
    if (!control) return false;
    for (let fold = control.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
    control.scrollIntoView({ block: "center", behavior: "instant" });
    control.focus({ preventScroll: true });
    if (press) control.click();
    return true;
  });
}
