import { LRUCache } from "lru-cache";
import { processWide } from "./process-wide.ts";

/**
 * Keeps what was read for a key, for the `most` keys that were asked for last; the key names the state that was read. Of
 * several who ask at the same moment, the first one has it read. What could not be read is read again.
 */
export function keptByKey<Value>(name: string, most: number) {
  const known = () => processWide(name, () => new LRUCache<string, Promise<Value>>({ max: most }));
  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const kept = known().get(key);
    if (kept) return kept;
    const found = read();
    known().set(key, found);
    found.catch(() => known().delete(key));
    return found;
  };
}
