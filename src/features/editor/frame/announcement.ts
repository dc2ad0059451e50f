import type { MessageKey } from "../messages.ts";

const key = "vitrine.announcement";

/** Keeps good news for the page that is opened next in this tab. */
export function announceOnNextPage(text: MessageKey): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Without storage the news is lost, and nothing else.
  }
}

/** The news that the last page left, once. */
export function takeAnnouncement(): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
