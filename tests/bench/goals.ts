/** What a figure is to reach. */
export interface Goal {
  /** Which of the figure's numbers: "p95", or nothing where there is but one. */
  what: string;
  is: number;
  bound: "≤" | "≥";
  goal: number;
  unit: string;
}

interface Words {
  what?: string;
  unit?: string;
}

export const atMost = (goal: number, is: number, { what = "", unit = "" }: Words = {}): Goal => ({
  ...{ what, is, bound: "≤", goal, unit },
});
export const atLeast = (goal: number, is: number, { what = "", unit = "" }: Words = {}): Goal => ({
  ...{ what, is, bound: "≥", goal, unit },
});

/** A number that is none, because nothing was measured, reaches no goal. */
export function isReached({ is, bound, goal }: Goal): boolean {
  return bound === "≤" ? is <= goal : is >= goal;
}

/** "p95 ≤ 30 ms". */
export function inWords({ what, bound, goal, unit }: Goal): string {
  return [what, bound, goal.toLocaleString("en"), unit].filter(Boolean).join(" ");
}

/** "p95 41.2 ms, goal ≤ 30 ms". */
export function missedBy({ what, is, bound, goal, unit }: Goal): string {
  const measured = [what, is.toLocaleString("en", { maximumFractionDigits: 2 }), unit].filter(Boolean).join(" ");
  return `${measured}, goal ${[bound, goal.toLocaleString("en"), unit].filter(Boolean).join(" ")}`;
}
