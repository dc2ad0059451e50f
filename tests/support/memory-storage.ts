/** `localStorage` in memory; its keys are own properties, as in the browser. */
export function memory(): Storage {
  const store: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    setItem(this: Record<string, string>, key: string, value: string) {
      store[key] = value;
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete store[key];
      delete this[key];
    },
  };
  const storage: unknown = Object.create(methods);
  return storage as Storage;
}
