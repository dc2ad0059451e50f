import { useEffect, useEffectEvent, useRef } from "react";
import { entryAfter } from "../entry-after.ts";

/**
 * When the row that has the keyboard leaves its table, as after it was removed, `goTo` is called with the one at which it
 * goes on, or with null where none is left. Answers what is to be called as a row gets the focus, and with null as it
 * loses it.
 */
export function useKeyboardAtRow(
  ids: readonly string[],
  goTo: (id: string | null) => void,
): (id: string | null) => void {
  const at = useRef<string | null>(null);
  const before = useRef(ids);
  const goOn = useEffectEvent(goTo);
  useEffect(() => {
    const former = before.current;
    before.current = ids;
    if (at.current === null || ids.includes(at.current)) return;
    at.current = null;
    const gone = former.filter((id) => !ids.includes(id));
    goOn(entryAfter(former, gone));
  });
  return (id) => void (at.current = id);
}
