import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

interface Held {
  button: Element;
  row: Element | null;
  at: number;
}

/**
 * Keeps the keyboard near when a button goes away under it, because of what it did or because its row came to an end: it
 * moves on to the last button of the same row, else of the next row that has one, else of the one before, else to
 * `last`. The handlers stand at `list`, whose children are the rows, and at whatever else may go away.
 */
export function useKeyboardNearRows(list: RefObject<Element | null>, last: RefObject<HTMLElement | null>) {
  const held = useRef<Held | null>(null);

  useLayoutEffect(() => {
    const before = held.current;
    if (!before) return;
    const rows = [...(list.current?.children ?? [])];
    if (before.row?.isConnected) before.at = rows.indexOf(before.row);
    if (before.button.isConnected) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const around = before.row ? [...rows.slice(before.at), ...rows.slice(0, before.at).reverse()] : [];
    const near = around.filter((row) => !row.hasAttribute("hidden"));
    const [next] = near.flatMap((row) => [...row.querySelectorAll("button")].at(-1) ?? []);
    (next ?? last.current)?.focus();
  });

  return {
    onFocus({ target, currentTarget }: FocusEvent) {
      const rows = [...currentTarget.children];
      const at = rows.findIndex((row) => row.contains(target));
      held.current = { button: target, row: rows[at] ?? null, at };
    },
    // Not told of what goes away: only of a keyboard that somebody led on.
    onBlur() {
      held.current = null;
    },
  };
}
