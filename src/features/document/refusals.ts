import type { Messages } from "~/i18n/message-types.ts";

/** Why a change was not carried out: a code with its words in the catalogue. */
export type Refusal = Exclude<keyof Messages["errors"], "other">;

export interface Refused {
  refusal: Refusal;
}

export function refuse(refusal: Refusal): Refused {
  return { refusal };
}

export function isRefused(outcome: object): outcome is Refused {
  return "refusal" in outcome;
}
