import { useLayoutEffect, useRef } from "react";

/**
 * Where the keyboard goes on once something was done with entries of the list, whose tools have gone by then: at the box
 * of the entry that it began with, or of the one that took its place; at the list where it is empty. It stays with an
 * entry that goes to another place afterwards, or out of the list for a moment, until it is taken elsewhere.
 */
export function useBoxFocus() {
  const list = useRef<HTMLUListElement>(null);
  const first = useRef({ id: "", index: 0 });
  const stay = useRef({ isWanted: false, isReached: false });
  const entries = () => [...(list.current?.children ?? [])] as HTMLElement[];
  const indexOf = (id: string) => entries().findIndex(({ dataset }) => dataset.medium === id);
  const boxOf = (index: number) => entries()[index]?.querySelector("input");
  useLayoutEffect(() => {
    if (!stay.current.isWanted) return;
    const box = boxOf(indexOf(first.current.id));
    if (document.activeElement === document.body) box?.focus({ preventScroll: true }); // an element that is moved loses it
    else if (stay.current.isReached && document.activeElement !== box) stay.current.isWanted = false;
    if (box && document.activeElement === box) stay.current.isReached = true;
  });
  return {
    list,
    begin(id = ""): void {
      first.current = { id, index: indexOf(id) };
      stay.current = { isWanted: false, isReached: false };
    },
    after(): HTMLElement | null {
      const { id, index } = first.current;
      const present = indexOf(id);
      const place = Math.min(present < 0 ? Math.max(index, 0) : present, entries().length - 1);
      first.current = { id: entries()[place]?.dataset.medium ?? "", index: place };
      stay.current.isWanted = true;
      return boxOf(place) ?? list.current;
    },
  };
}
export type BoxFocus = ReturnType<typeof useBoxFocus>;
