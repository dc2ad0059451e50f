import { tabStorage } from "~/lib/safe-storage.ts";
import type { MessageKey } from "../messages.ts";

const key = "vitrine.announcement";

/** Keeps good news for the page that is opened next in this tab. */
export function announceOnNextPage(text: MessageKey): void {
  tabStorage.set(key, text); // without storage the news is lost, and nothing else
}

/** The news that the last page left, once. */
export function takeAnnouncement(): string | null {
  const text = tabStorage.get(key);
  tabStorage.remove(key);
  return text;
}
