import type { MediaRef } from "~/features/media/schema.ts";
import { isFilled } from "../is-filled.ts";
import type { ResolvedGroup } from "../resolved.ts";
import type { ViewContext } from "../ui.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";

/** Something that is said in the page's language, or in the language that stands in. */
export interface Said<Value> {
  value: Value;
  /** Set where another language stands in. */
  lang: string | null;
}

export interface ListingBranch {
  name: string;
  street: string;
  streetNumber: string;
  zip: string;
  city: string;
  canton: string;
  phone: string;
  email: string;
}

interface ListingEntry {
  id: string;
  title: Said<string>;
  /** As ISO 8601 writes it. */
  created: string;
  richTextDescription: Said<RichTextValue> | null;
  branch: ListingBranch | null;
  staffMember: { firstName: string; lastName: string } | null;
  /** Its own address; null where the page may be known to nobody else. */
  href: string | null;
}

/** An open position. */
export interface JobEntry extends ListingEntry {
  workQuota: Said<string> | null;
  titleImage: MediaRef[];
  /** Its last day, as "2026-12-24". */
  validThrough: string | null;
}

/** Something that is offered or sought. */
export interface ItemEntry extends ListingEntry {
  itemType: "frame" | "object" | "job";
  listingKind: "offering" | "searching";
  /** In CHF, as "120.00". */
  cost: string | null;
  options: { toBePickedUp: boolean; subjectToPostage: boolean; askingPrice: boolean };
  titleImage: MediaRef | null;
  assetKind: "image" | "document" | "page";
}

/** What a site lists beside its pages, and under which name it stands in `ViewContext.data`. */
export const listings = { jobs: "jobs", marketplace: "items" } as const;

export function jobsIn(data: Record<string, unknown>): JobEntry[] {
  return (data[listings.jobs] ?? []) as JobEntry[];
}
export function itemsIn(data: Record<string, unknown>): ItemEntry[] {
  return (data[listings.marketplace] ?? []) as ItemEntry[];
}

/** Which part of a list a page shows, counted from one, and how many there are. */
export interface ListPart {
  number: number;
  parts: number;
}

/** Under which name it stands there. */
export const listPartNames = { jobs: "jobsPart", items: "itemsPart" } as const;

export function listPartIn(data: Record<string, unknown>, list: keyof typeof listPartNames): ListPart {
  return (data[listPartNames[list]] ?? { number: 1, parts: 1 }) as ListPart;
}

/** Whether a section shows what the site lists: cards that somebody wrote by hand stand in its place. */
export function showsEntries({ children }: Pick<ResolvedGroup, "children">): boolean {
  return children.every(({ fields }) => !Object.values(fields).some(isFilled));
}

/** Under which name stands there the entry that the page's address names. */
export const namedEntryName = "namedEntry";

export interface NamedEntry {
  id: string;
  title: string;
}

export function namedEntryIn(data: Record<string, unknown>): NamedEntry | null {
  return (data[namedEntryName] ?? null) as NamedEntry | null;
}

/** Whether the page is about one entry of those that it lists: it lies open, and its title leads the page. */
export function isAboutEntry(data: Record<string, unknown>): boolean {
  const named = namedEntryIn(data);
  return named !== null && [...jobsIn(data), ...itemsIn(data)].some(({ id }) => id === named.id);
}

/** A page's lists after the first of their kind say nothing of the entry that the address names: it leads the page once. */
export function isLaterList(section: ResolvedGroup, sections: readonly ResolvedGroup[]): boolean {
  const isSameList = (other: ResolvedGroup) => other.kind === section.kind && showsEntries(other);
  return section.kind in listings && sections.find(isSameList)?.id !== section.id;
}

/** What a list after the first of its kind is told of the entry that the address names: nothing, and that it is one. */
export const inLaterList = { [namedEntryName]: null };

export function isInLaterList(data: Record<string, unknown>): boolean {
  return data[namedEntryName] === null;
}

/** Under which name stands there the section with the form in which a page is asked about its entries. */
export const askFormName = "askForm";
/** That section: one of the page itself, or of another page. */
export type AskForm = string | { pageId: string; groupId: string };
/** What names an entry in an address, and in a form that is sent. */
export const aboutName = "about";

/** Where somebody asks about an entry: in the form of the page or of another, with the entry named. Null where there is none. */
export function askHref({ data, pageId, pagePath }: Pick<ViewContext, "data" | "pageId" | "pagePath">, id: string) {
  const form = (data[askFormName] ?? null) as AskForm | null;
  if (form === null) return null;
  const place = typeof form === "string" ? { pageId, groupId: form } : form;
  const path = pagePath({ id: place.pageId });
  return path === null ? null : `${path}?${aboutName}=${id}#section-${place.groupId}`;
}
