"use client";

import { useEffect } from "react";
import { bringPlaceKeeper } from "./keeping-place.ts";
import { useLostKeys } from "./use-lost-keys.ts";
import { useTakenSteps } from "./use-taken-steps.ts";

/** Shows what an undo or redo changed, and catches keys whose text is gone; the code comes once the page stands. */
export function WhileEditing(): null {
  useEffect(() => void bringPlaceKeeper(), []); // before a network that is away keeps it
  useTakenSteps();
  useLostKeys();
  return null;
}
