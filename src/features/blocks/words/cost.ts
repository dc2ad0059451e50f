/** The class of a price: a plain amount is shown with its currency before it, words such as "gratis" stand alone. */
export function costClass({ text }: { text: string }): string {
  return isAmount(text) ? "cost cost--amount" : "cost";
}

/** An amount as Swiss price lists write it, `1’290` or with Rappen `1’290.00`; other words stay as they are. Pure. */
export function shownCost(text: string, { withRappen }: { withRappen: boolean }): string {
  if (!isAmount(text)) return text;
  const amount = valueOf(text).toFixed(withRappen || hasRappen(text) ? 2 : 0);
  return amount.replace(/\B(?=(\d{3})+(\.|$))/g, "’");
}

/** Whether a price is an amount that is not in whole francs. */
export function hasRappen(text: string): boolean {
  return isAmount(text) && !Number.isInteger(valueOf(text));
}

export function isFree(text: string): boolean {
  return isAmount(text) && valueOf(text) === 0;
}

function isAmount(text: string): boolean {
  return /^\d[\d'’ ]*([.,](\d{1,2}|[-–—]))?$/.test(text.trim());
}

function valueOf(amount: string): number {
  return Number(amount.replaceAll(/['’\s]|[.,][-–—]$/g, "").replace(",", "."));
}
