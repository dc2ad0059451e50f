const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [listBegin, listEnd, objectBegin, objectEnd] = [0x5b, 0x5d, 0x7b, 0x7d];

/** How many values a JSON text may hold, how deep they may stand in each other, and how many keys one object may have. */
interface JsonLimits {
  values: number;
  depth: number;
  keys: number;
}

/**
 * Whether a JSON text holds more than the limits allow, before it is read: each of its values costs many times its letters
 * in memory. Of a text that is no JSON it says nothing.
 */
export function isJsonTooLarge(bytes: Uint8Array, { values, depth, keys }: JsonLimits): boolean {
  let [seen, level, isText] = [1, 0, false];
  /** The keys of the objects around the place that is read; what stands in a list has none. */
  const counts: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === comma) {
      seen += 1;
      const count = (counts[level] ?? 0) + 1;
      if (count > keys) return true;
      counts[level] = count;
    } else if (byte === listBegin || byte === objectBegin) {
      seen += 1;
      level += 1;
      counts[level] = byte === objectBegin ? 1 : -Infinity;
    } else if (byte === listEnd || byte === objectEnd) level -= 1;
    if (seen > values || level > depth) return true;
  }
  return false;
}
