"use client";

import { useRef, useState } from "react";
import type { ChangelogEntry } from "~/features/changelog/schema.ts";

/** What an admin is about to do: write an entry, a new one (null) or one again, or take one away. */
export type EntryTask = { type: "write"; entry: ChangelogEntry | null } | { type: "delete"; entry: ChangelogEntry };

/**
 * The task at hand. The keyboard goes back to where it began; to the button for a new entry when it is done, because the
 * entry may be gone with its buttons.
 */
export function useEntryTask() {
  const [task, setTask] = useState<EntryTask | null>(null);
  const isDone = useRef(false);
  const writeButton = useRef<HTMLButtonElement>(null);

  function begin(next: EntryTask): void {
    isDone.current = false;
    setTask(next);
  }
  function finish(): void {
    isDone.current = true;
    setTask(null);
  }
  const focusAfter = () => (isDone.current ? writeButton.current : null);
  return { task, begin, leave: () => setTask(null), finish, writeButton, focusAfter };
}
