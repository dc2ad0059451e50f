import { shownCost } from "~/features/blocks/words/cost.ts";
import type { FormField } from "./form-field.ts";
import type { FormValues } from "./check-form.ts";

/** The sum of what was chosen, in Swiss francs; null for a form that sells nothing. */
export function totalOf(fields: readonly FormField[], values: FormValues): number | null {
  const priced = fields.filter(({ price }) => price !== undefined);
  if (priced.length === 0) return null;
  return priced.reduce((sum, { name, price = 0 }) => sum + price * amount(values[name]), 0);
}

function amount(value: FormValues[string] | undefined): number {
  return typeof value === "number" ? value : value === true ? 1 : 0;
}

/** An amount as the Swiss write it, in each of their languages, and as the site's own prices stand: CHF 29’000. */
export function francs(amount: number): string {
  return `CHF ${shownCost(String(amount), { withRappen: false })}`;
}
