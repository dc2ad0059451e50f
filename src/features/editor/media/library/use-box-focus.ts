import { useRef } from "react";

/**
 * Where the keyboard goes on once something was done with entries of the list, whose tools have gone by then: at the box
 * of the entry that it began with, or of the one that took its place; at the list where it is empty.
 */
export function useBoxFocus() {
  const list = useRef<HTMLUListElement>(null);
  const first = useRef({ id: "", index: 0 });
  const entries = () => [...(list.current?.children ?? [])] as HTMLElement[];
  const indexOf = (id: string) => entries().findIndex(({ dataset }) => dataset.medium === id);
  return {
    list,
    begin(id = ""): void {
      first.current = { id, index: indexOf(id) };
    },
    after(): HTMLElement | null {
      const { id, index } = first.current;
      const present = indexOf(id);
      const entry = entries().at(present < 0 ? Math.max(index, 0) : present) ?? entries().at(-1);
      return entry?.querySelector("input") ?? list.current;
    },
  };
}
export type BoxFocus = ReturnType<typeof useBoxFocus>;
