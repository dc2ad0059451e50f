import { useRef } from "react";
import type { InboxAnswer } from "~/features/forms/inbox/schema.ts";
import { entryAfter } from "../controls/entry-after.ts";
import type { InboxWork } from "./use-inbox.ts";

/** Where the keyboard goes on once answers have left the list. */
export function useNextAnswer(shown: readonly Pick<InboxAnswer, "id">[]) {
  const list = useRef<HTMLOListElement>(null);
  const after = (gone: readonly string[]) =>
    entryAfter(
      shown.map(({ id }) => id),
      gone,
    );
  const placeAt = (answer: string | null) =>
    list.current?.querySelector<HTMLElement>(`[data-answer="${answer ?? ""}"] .vt-inbox__head`) ?? list.current;
  /** What was pressed goes with the answers: the keyboard goes on at the next. */
  const goingOn = (does: InboxWork["setDone"]) => (ids: readonly string[]) => {
    placeAt(after(ids))?.focus();
    return does(ids);
  };
  return { list, after, placeAt, goingOn };
}
