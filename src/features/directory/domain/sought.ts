import { folded } from "~/lib/search/folded.ts";
import { undivided } from "~/lib/undivided.ts";

/** A text as people look for it: "Zürich" is found by "zurich", spaces count once, and where it may be divided does not. Pure. */
export function soughtText(written: string): string {
  return folded(undivided(written).trim().replace(/\s+/g, " "));
}

/** The letter of the register that a sought text stands under: A to Z, and # for whatever begins otherwise. Pure. */
export function letterOf(sought: string): string {
  return /^[a-z]/.test(sought) ? sought.charAt(0).toUpperCase() : "#";
}
