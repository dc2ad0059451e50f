import { createHash } from "node:crypto";
import type { SiteIndex } from "./domain/site-index.ts";

const digests = new WeakMap<SiteIndex, string>();

/**
 * Stands for everything of an index that visitors may see: it stays the same while only drafts change, which count the
 * site's revision as well, and while branches change: a finished page remembers whether it shows one. Computed once for
 * each index.
 */
export function shownDigest(index: SiteIndex): string {
  const known = digests.get(index);
  if (known) return known;
  const { revision: _revision, branches: _branches, ...shown } = index;
  const digest = createHash("sha256").update(JSON.stringify(shown, plain)).digest("base64url").slice(0, 22);
  digests.set(index, digest);
  return digest;
}

function plain(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;
}
