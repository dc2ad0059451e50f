/** A browser's storage that never throws: what is forbidden, full or missing keeps nothing. */
export interface SafeStorage {
  get(this: void, key: string): string | null;
  set(this: void, key: string, value: string): void;
  remove(this: void, key: string): void;
}

/** What stays on this device. */
export const deviceStorage = safe(() => window.localStorage);
/** What stays until this tab is closed. */
export const tabStorage = safe(() => sessionStorage);

function safe(storage: () => Storage): SafeStorage {
  return {
    get(key) {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        storage().setItem(key, value);
      } catch {
        // Nothing depends on it.
      }
    },
    remove(key) {
      try {
        storage().removeItem(key);
      } catch {
        // What cannot be reached is not there.
      }
    },
  };
}
