/** The round that this phone plays, kept over reloads (specification A, section 4). */
const key = "currentGameId";
const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id in the address (`?id=`) wins over the stored one. Null when there is neither. */
export function currentGameId(): string | null {
  return gameIdInAddress() ?? validId(browserStorage()?.getItem(key));
}

/** The id that a shared link carries, or null. */
export function gameIdInAddress(): string | null {
  return validId(new URLSearchParams(location.search).get("id"));
}

/** The spectator link's id in the address (`?watch=`), or null. */
export function watchIdInAddress(): string | null {
  return validId(new URLSearchParams(location.search).get("watch"));
}

export function rememberGame(gameId: string): void {
  browserStorage()?.setItem(key, gameId);
}

export function forgetGame(): void {
  browserStorage()?.removeItem(key);
}

/** Local storage, or null where the browser forbids it. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function validId(text: string | null | undefined): string | null {
  return text && pattern.test(text) ? text.toLowerCase() : null;
}
