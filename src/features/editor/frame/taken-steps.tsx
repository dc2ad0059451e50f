"use client";

import { useTakenSteps } from "./use-taken-steps.ts";

/** Shows what an undo or redo changed; its code comes once the page stands. */
export function TakenSteps() {
  useTakenSteps();
  return null;
}
