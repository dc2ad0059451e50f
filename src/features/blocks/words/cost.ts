import type { ViewContext } from "../ui.ts";

/**
 * How a price is drawn: a plain amount with its currency before it, words such as "gratis" alone. For visitors the
 * currency is part of the text, to be read out and copied; where the amount is typed, the editor's style sheet shows it.
 */
export function priceText<Price extends { text: string }>(price: Price, { mode }: Pick<ViewContext, "mode">) {
  if (!isAmount(price.text)) return { of: price, className: "cost" };
  if (mode === "edit") return { of: price, className: "cost cost--amount" };
  return { of: { ...price, text: withCurrency(price.text.trim()) }, className: "cost" };
}

export function withCurrency(amount: string): string {
  return `CHF\u00a0${amount}`;
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
