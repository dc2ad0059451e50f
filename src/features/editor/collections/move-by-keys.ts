import type { KeyboardEvent } from "react";
import { placeByKey } from "./place-by-key.ts";

interface Place {
  index: number;
  count: number;
  onMoved: (to: number) => void;
}

/** What a row's grip does on a key: the arrows, Home and End move the row; every other key goes its way. */
export function moveByKeys({ index, count, onMoved }: Place): (event: KeyboardEvent) => void {
  return (event) => {
    const to = placeByKey(event.key, { index, count });
    if (to === null) return;
    event.preventDefault();
    if (to !== index) onMoved(to);
  };
}
