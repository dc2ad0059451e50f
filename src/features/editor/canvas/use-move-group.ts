import { useCallback } from "react";
import { useCommands } from "./use-commands.ts";

/** Moves a section or card so many places on (or back, below zero) among its siblings, in one undo step. */
export function useMoveGroup(): (groupId: string, places: number) => void {
  const { run } = useCommands();
  return useCallback(
    (groupId, places) => {
      if (places !== 0) run("group.move", { groupId, direction: places < 0 ? "up" : "down", places: Math.abs(places) });
    },
    [run],
  );
}
