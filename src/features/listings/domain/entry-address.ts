import { toSlug } from "~/features/page/domain/to-slug.ts";

/** The last part of an entry's address: what it is called, and the beginning of its id, which alone tells it. Pure. */
export function entrySlug({ id, title }: { id: string; title: string }): string {
  return [toSlug(title).replace(/^~/, ""), shortId(id)].filter((part) => part !== "").join("-");
}

/** The beginning of the id that the last part of an address names; null for one that names no entry. Pure. */
export function shortIdIn(slug: string): string | null {
  return /^(?:[^/]{1,120}-)?([0-9a-f]{8})$/.exec(slug)?.[1] ?? null;
}

export function shortId(id: string): string {
  return id.slice(0, 8);
}
