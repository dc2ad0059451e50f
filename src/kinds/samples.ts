import type { Sample, Trade, TradeSample } from "~/features/blocks/sample.ts";
import { ownValue } from "~/lib/own-value.ts";
import * as each from "./each-sample.ts";
import type { Kind } from "./registry.ts";

/** What a new section of each kind begins with. For editors only, who fetch it with the dialog that adds sections. */
export const samples: Partial<Record<Kind, TradeSample>> = each;

/** What a new section of this kind begins with on a site of this trade; undefined for kinds that begin empty. */
export function sampleOf(kind: string, trade: Trade): Sample | undefined {
  const sample = ownValue(samples, kind);
  return sample?.[trade] ?? sample?.optician;
}
