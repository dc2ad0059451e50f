/** What this tab remembers under a key until it is closed; null where the browser forbids it. */
export function inSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Lets this tab remember something, where the browser allows it. */
export function keepInSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}
