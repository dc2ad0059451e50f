"use client";

import { createContext, useContext } from "react";
import type { Cell } from "../../client/game-store.ts";

/** A dialog over a round's screen. */
export type SheetName =
  | { name: "menu" | "history" | "scores" }
  /** `isAdding`: opened to add somebody, so that the name field has the focus. */
  | { name: "players"; isAdding?: boolean }
  | { name: "pad"; cell: Cell };

export const SheetsContext = createContext<((sheet: SheetName) => void) | null>(null);

/** Opens one of the round's dialogs, in the place of the one that is open. Throws outside of `RoundSheets`. */
export function useSheets(): (sheet: SheetName) => void {
  const open = useContext(SheetsContext);
  if (open === null) throw new Error("There are no sheets around this component");
  return open;
}
