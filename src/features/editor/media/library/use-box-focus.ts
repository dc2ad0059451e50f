import { useEffect, useLayoutEffect, useRef } from "react";
import { lookUntil } from "../../frame/look-until.ts";

/** What somebody does with the keyboard or a pointer, and nothing else, takes the keyboard elsewhere. */
const deeds = ["keydown", "pointerdown"] as const;

/**
 * Where the keyboard goes on once something was done with entries of the list, whose tools have gone by then: at the box
 * of the entry that it began with, or of the one that took its place; at the list where it is empty. It stays with an
 * entry that goes to another place afterwards, or out of the list for a moment, and with one whose dialog took it last
 * and has gone, until somebody takes it elsewhere.
 */
export function useBoxFocus() {
  const list = useRef<HTMLUListElement>(null);
  const first = useRef({ id: "", index: 0 });
  const isWanted = useRef(false);
  const entries = () => [...(list.current?.children ?? [])] as HTMLElement[];
  const indexOf = (id: string) => entries().findIndex(({ dataset }) => dataset.medium === id);
  const boxOf = (index: number) => entries()[index]?.querySelector("input");
  const keep = () => {
    if (!isWanted.current || document.activeElement !== document.body) return; // an element that is moved or goes loses it
    boxOf(indexOf(first.current.id))?.focus({ preventScroll: true });
  };
  useLayoutEffect(keep);
  useEffect(() => {
    const giveUp = () => void (isWanted.current = false);
    for (const deed of deeds) document.addEventListener(deed, giveUp, true);
    return () => {
      giveUp();
      for (const deed of deeds) document.removeEventListener(deed, giveUp, true);
    };
  }, []);
  return {
    list,
    begin(id = ""): void {
      first.current = { id, index: indexOf(id) };
      isWanted.current = false;
    },
    after(): HTMLElement | null {
      const { id, index } = first.current;
      const present = indexOf(id);
      const place = Math.min(present < 0 ? Math.max(index, 0) : present, entries().length - 1);
      first.current = { id: entries()[place]?.dataset.medium ?? "", index: place };
      isWanted.current = true;
      lookUntil(() => {
        keep();
        return !isWanted.current;
      });
      return boxOf(place) ?? list.current;
    },
  };
}
export type BoxFocus = ReturnType<typeof useBoxFocus>;
