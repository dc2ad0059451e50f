import type { ForeignService } from "./services.ts";

/** Which wording people agree to. Another one asks them anew. */
export const consentVersion = "2026-11";
/** So long a choice holds, in milliseconds. */
export const choiceHoldsMs = 365 * 86_400_000;

export type Choices = Partial<Record<ForeignService, boolean>>;

/** What somebody chose on this device. */
export interface Choice {
  version: string;
  /** Milliseconds since 1970. */
  at: number;
  /** A random id that tells nothing about anybody, under which the site keeps the record. */
  visitorId: string;
  choices: Choices;
}

/** The stored choice, if it still holds: for this wording, for a year, and for every service that the site has by now. Pure. */
export function heldChoice(stored: string | null, services: readonly ForeignService[], now: number): Choice | null {
  const choice = parsed(stored);
  if (choice?.version !== consentVersion || typeof choice.visitorId !== "string") return null;
  if (typeof choice.at !== "number" || choice.at > now || now - choice.at > choiceHoldsMs) return null;
  return services.every((name) => typeof choice.choices?.[name] === "boolean") ? (choice as Choice) : null;
}

/** Whether a choice takes back what an earlier one allowed. Pure. */
export function isWithdrawn(before: Choices, after: Choices): boolean {
  return Object.entries(before).some(([name, wasAllowed]) => wasAllowed && after[name as ForeignService] !== true);
}

function parsed(stored: string | null): Partial<Choice> | null {
  try {
    return JSON.parse(stored ?? "null") as Partial<Choice> | null;
  } catch {
    return null;
  }
}
