import { dequal } from "dequal/lite";
import type { Json } from "~/lib/json.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { PageDocument, PublishedPage } from "../schema.ts";
import { mediaIdsOf } from "./fields.ts";
import { withOwnAddresses } from "./home-slug.ts";
import { difference } from "./patches.ts";
import { isSourceMark } from "./source-words.ts";

/** How much a publish would change. All zero: nothing. */
export interface PublicationStatus {
  fields: number;
  groups: number;
  pages: number;
  /** The groups of which a publish would change something, by id. */
  changed: string[];
}

/**
 * Compares what a publish would show (`next`, in published form) with what visitors see (`now`, null when never
 * published): changed fields; groups that are new, gone, moved or set otherwise; and the page itself.
 */
export function publicationStatus(next: PublishedPage, now: PublishedPage | null): PublicationStatus {
  if (!now) {
    const all = Object.keys(next.document.groups);
    return { fields: 0, groups: all.length, pages: 1, changed: all };
  }
  const fields = new Set<string>();
  const groups = new Set<string>();
  const pages = new Set<string>();
  for (const { path } of difference(withHomeOf(now.document, next.document), next.document)) {
    if (isSourceMark(path)) continue;
    const [root, groupId = "", shelf, name = ""] = path;
    if (root !== "groups") pages.add("page");
    else if (shelf === "fields") fields.add(`${groupId} ${name}`);
    else groups.add(groupId);
  }
  for (const place of fieldsWithOtherMedia(next, now)) fields.add(place);
  const changed = new Set([...groups, ...[...fields].map((place) => place.split(" ")[0] ?? "")]);
  return { fields: fields.size, groups: groups.size, pages: pages.size, changed: [...changed] };
}

/** Which page is the home page, and where the former one stands, is so for visitors at once: a publish changes nothing of it. */
export function withHomeOf(now: PageDocument, next: PageDocument): PageDocument {
  const placed = { ...now, locales: withOwnAddresses(now.locales, next.locales) };
  if (next.role === "home") return { ...placed, role: "home" };
  return now.role === "home" ? { ...placed, role: null } : placed;
}

/** Fields that show the same medium whose text or focal point was changed in the library since, each as "groupId fieldName". */
export function fieldsWithOtherMedia(next: PublishedPage, now: PublishedPage): string[] {
  const isOther = (id: string) => !dequal(written(next.media[id]), written(now.media[id]));
  return Object.values(next.document.groups).flatMap((group) =>
    Object.values(group.fields)
      .filter((field) => mediaIdsOf(field).some((id) => id in now.media && isOther(id)))
      .map((field) => `${group.id} ${field.name}`),
  );
}

/** What people said of a medium; its files reach pages by themselves once they are made. */
function written(medium: MediaRef | undefined): Json {
  return medium ? { alt: medium.alt, focalPoint: medium.focalPoint } : null;
}
