import { deviceStorage } from "~/lib/browser/safe-storage.ts";

/** What the browser does not keep lasts as long as the tab. */
const forgotten = new Map<string, string>();

/** Local storage, or null where the browser forbids it. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What is kept under a key, by the browser or else by this tab. Null when nothing is. */
export function keptValue(key: string): string | null {
  return storedValue(key) ?? forgotten.get(key) ?? null;
}

/** Keeps a text under a key: in the browser where it allows that, otherwise for this tab only. Returns the text. */
export function keepValue(key: string, value: string): string {
  forgotten.set(key, value);
  deviceStorage.set(key, value);
  return value;
}

export function forgetValue(key: string): void {
  forgotten.delete(key);
  deviceStorage.remove(key);
}

/** What the next page will find under a key, too. */
function storedValue(key: string): string | null {
  return deviceStorage.get(key);
}
