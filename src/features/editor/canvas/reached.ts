import type { FocusEvent, PointerEvent } from "react";

/** Which sections somebody has come to with the pointer or the keyboard since the page was opened. */
export interface Reached {
  has(groupId: string): boolean;
  subscribe(onChange: () => void): () => void;
  /** For the element around all sections. */
  events: { onPointerOver: (event: PointerEvent) => void; onFocusCapture: (event: FocusEvent) => void };
}

export function createReached(): Reached {
  const ids = new Set<string>();
  const listeners = new Set<() => void>();

  function reach({ target }: { target: EventTarget }): void {
    const id = target instanceof Element && target.closest(".vt-section")?.getAttribute("data-vt-item");
    if (!id || ids.has(id)) return;
    ids.add(id);
    for (const listener of listeners) listener();
  }

  return {
    has: (groupId) => ids.has(groupId),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    events: { onPointerOver: reach, onFocusCapture: reach },
  };
}
