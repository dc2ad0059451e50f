import { useMemo } from "react";
import { flushSync } from "react-dom";
import { keepInPlace } from "../keep-in-place.ts";
import { useCommands } from "../use-commands.ts";

export function useMoveGroup() {
  const { run } = useCommands();
  return useMemo(() => {
    /** Moves a section or card so many places on (or back, below zero) among its siblings, in one undo step. */
    const move = (groupId: string, places: number) => {
      if (places !== 0) run("group.move", { groupId, direction: places < 0 ? "up" : "down", places: Math.abs(places) });
    };
    /** Moves it one place on or back, and the page with it: it stays where somebody looks at it. */
    const step = (groupId: string, direction: "up" | "down") =>
      keepInPlace({ groupId, fieldName: null }, () => flushSync(() => run("group.move", { groupId, direction })));
    return { move, step };
  }, [run]);
}
