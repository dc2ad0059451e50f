"use client";

import { useEffect } from "react";
import { useDrawnAnew } from "../site/use-drawn-anew.ts";
import { bringPlaceKeeper } from "./keeping-place.ts";
import { useEventToasts } from "./use-event-toasts.ts";
import { useLostKeys } from "./use-lost-keys.ts";
import { useNearKeyboard } from "./use-near-keyboard.ts";
import { useTakenSteps } from "./use-taken-steps.ts";

/**
 * Tells what happened, shows what an undo or redo changed, catches keys whose text is gone, keeps the keyboard near, and
 * draws the page for the site as it is now; the code comes once the page stands.
 */
export function WhileEditing(): null {
  useEffect(() => void bringPlaceKeeper(), []); // before a network that is away keeps it
  useEventToasts();
  useTakenSteps();
  useLostKeys();
  useNearKeyboard();
  useDrawnAnew();
  return null;
}
