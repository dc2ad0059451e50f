import { deviceStorage } from "~/lib/safe-storage.ts";
import { readCopied, type CopiedGroup } from "./copied-group.ts";

const key = "vitrine.copied";
const listeners = new Set<() => void>();

/** Keeps what was copied last for every page and tab of the site; menus have no other way to the clipboard. */
export function keepCopied(copied: CopiedGroup): void {
  deviceStorage.set(key, JSON.stringify(copied));
  for (const listener of listeners) listener();
}

/** What was copied last, here or in another tab. */
export function keptCopied(): CopiedGroup | null {
  return readCopied(deviceStorage.get(key));
}

/** Whether there may be something; told of changes by `followCopied`. */
export function hasCopied(): boolean {
  return deviceStorage.get(key) !== null;
}

/** Calls whenever something is copied, here or in another tab. Returns the end. */
export function followCopied(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && onChange();
  listeners.add(onChange);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onStorage);
  };
}
