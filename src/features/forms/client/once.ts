import { tabStorage } from "~/lib/browser/safe-storage.ts";

const keyOf = (groupId: string) => `form-once:${groupId}`;

/** What every try to send the same form says alike, until it has arrived; also over a reload. */
export function onceOf(groupId: string): string {
  const kept = tabStorage.get(keyOf(groupId));
  if (kept) return kept;
  const made = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");
  tabStorage.set(keyOf(groupId), made);
  return made;
}

/** From now on something else is sent. */
export function forgetOnce(groupId: string): void {
  tabStorage.remove(keyOf(groupId));
}
