"use client";

import { useLostKeys } from "./use-lost-keys.ts";
import { useTakenSteps } from "./use-taken-steps.ts";

/** Shows what an undo or redo changed, and catches keys whose text is gone; the code comes once the page stands. */
export function TakenSteps() {
  useTakenSteps();
  useLostKeys();
  return null;
}
