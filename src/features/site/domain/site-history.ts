import { runsOf } from "~/features/document/domain/runs.ts";
import type { Patch } from "~/features/document/schema.ts";
import type { Json } from "~/lib/json.ts";
import { isPlainObject } from "~/lib/json-object.ts";
import type { Locale } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { SiteDocument } from "../document-schema.ts";

/** What was done to a site beside its pages' content, in the words that editors read. */
export const siteDeeds = [
  "settings",
  "look",
  "navigation",
  "pageMade",
  "pageTrashed",
  "pageBack",
  "pageGone",
  "pageCalled",
  "collectionMade",
  "collectionGone",
  "collectionCalled",
  "collectionItems",
  "media",
  "undone",
  "other",
] as const;
type SiteDeed = (typeof siteDeeds)[number];

/** A change as the site's log keeps it. */
export interface LoggedSiteChange {
  revision: number;
  opId: string;
  command: string;
  actorId: string | null;
  actorName: string;
  createdAt: Date;
  patches: readonly Patch[];
}

/** What one person did to one kind of thing in one go. */
interface SiteHistoryEntry {
  /** The site's revision afterwards. */
  revision: number;
  since: Date;
  at: Date;
  actorId: string | null;
  actorName: string;
  deed: SiteDeed;
  /** How many changes that were. */
  count: number;
  /** What the things are called that it was about, as far as they have a name. */
  names: string[];
  /** Of settings: each that is another one than before. */
  settings: { path: string[]; before: Json; after: Json }[];
  /** The operations, the newest first. */
  opIds: string[];
}

const deedOf: Record<string, SiteDeed> = {
  "settings.save": "settings",
  "site.rename": "settings",
  "site.timeZone": "settings",
  "site.language": "settings",
  "theme.save": "look",
  "page.add": "pageMade",
  "page.remove": "pageTrashed",
  "page.restore": "pageBack",
  "page.deleteForGood": "pageGone",
  "page.rename": "pageCalled",
  "page.slug": "pageCalled",
  "page.role": "pageCalled",
  "page.texts": "pageCalled",
  "collection.create": "collectionMade",
  "collection.remove": "collectionGone",
  "collection.rename": "collectionCalled",
  "collection.addItem": "collectionItems",
  "collection.archiveItem": "collectionItems",
  "collection.removeItem": "collectionItems",
  "collection.sort": "collectionItems",
  "media.describe": "media",
  "media.translate": "media",
  "history.undo": "undone",
};

/**
 * The history in entries, the newest first; `changes` come the newest first as well. `present` knows the names of what
 * is there now; those in `locale` are told where there are some.
 */
export function siteHistoryEntries(
  changes: readonly LoggedSiteChange[],
  present: Pick<SiteDocument, "pages" | "trash" | "collections" | "navigation">,
  locale?: Locale,
): SiteHistoryEntry[] {
  return runsOf(changes, isSameDeed).map((run) => entryOf(run, { ...present, locale }));
}

function isSameDeed(earlier: LoggedSiteChange, later: LoggedSiteChange): boolean {
  return siteDeed(earlier.command) === siteDeed(later.command);
}

function siteDeed(command: string): SiteDeed {
  if (command.startsWith("navigation.")) return "navigation";
  return ownValue(deedOf, command) ?? "other";
}

type Present = Parameters<typeof siteHistoryEntries>[1] & { locale: Locale | undefined };

function entryOf(run: readonly LoggedSiteChange[], present: Present): SiteHistoryEntry {
  const [last, first] = [run[0], run.at(-1)];
  if (!last || !first) throw new Error("An entry of the history has at least one change");
  const deed = siteDeed(last.command);
  const patches = run.toReversed().flatMap((change) => change.patches);
  const about = deed === "settings" ? [] : patches.flatMap((patch) => nameIn(deed, patch, present) ?? []);
  return {
    revision: last.revision,
    since: first.createdAt,
    at: last.createdAt,
    actorId: last.actorId,
    actorName: last.actorName,
    deed,
    count: run.length,
    names: [...new Set(about)],
    settings: deed === "settings" ? settingsIn(patches) : [],
    opIds: run.map(({ opId }) => opId),
  };
}

/** Each setting once: as it was before the first change, and after the last one. */
function settingsIn(patches: readonly Patch[]): SiteHistoryEntry["settings"] {
  const byPath = new Map<string, SiteHistoryEntry["settings"][number]>();
  for (const { path, before, after } of patches) {
    const place = placeOf(path);
    const known = byPath.get(place.join("."));
    byPath.set(place.join("."), { path: place, before: known ? known.before : before, after });
  }
  return [...byPath.values()].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

/** Where a setting stands in the panel of settings; what is no key of the settings object is a section of its own. */
function placeOf([root = "", ...place]: Patch["path"]): string[] {
  const sections: Record<string, string> = { name: "siteName", locales: "languages", timeZone: "timeZone" };
  const section = ownValue(sections, root);
  return section ? [section] : place;
}

/** What the thing is called that a change is about: by its present name, or else by the one that it had. */
function nameIn(
  deed: SiteDeed,
  { path, before, after }: Patch,
  { pages, trash, collections, navigation, locale }: Present,
): string | undefined {
  const [root, second = "", third = ""] = path;
  const pageName = (id: unknown) => {
    const page = typeof id === "string" ? (pages[id] ?? trash[id]) : undefined;
    return (locale && page?.names[locale]) || page?.name;
  };
  const labelOf = (label: unknown) => labelIn(label, locale);
  const whole = (depth: number) => (path.length === depth ? (after ?? before) : null);
  if (deed.startsWith("page"))
    return root === "pages" || root === "trash" ? pageName(second) || nameOf(whole(2), locale) : undefined;
  if (deed === "collectionItems") return pageName(memberOf(whole(4))) || labelOf(collections[second]?.label);
  if (deed.startsWith("collection"))
    return root === "collections" && third !== "items"
      ? labelOf(collections[second]?.label) || labelOf(partOf(whole(2), "label"))
      : undefined;
  if (deed !== "navigation") return undefined;
  const part = second === "entries" ? navigation.entries[third] : navigation.containers[third];
  const gone = whole(3);
  const label = labelOf(part?.label) || labelOf(partOf(gone, "label"));
  return label || pageName((part && "pageId" in part ? part.pageId : undefined) ?? partOf(gone, "pageId"));
}

function partOf(value: Json | null, key: string): Json | undefined {
  return isPlainObject(value) ? value[key] : undefined;
}

function nameOf(value: Json | null, locale: Locale | undefined): string | undefined {
  const name = (locale && partOf(partOf(value, "names") ?? null, locale)) || partOf(value, "name");
  return typeof name === "string" ? name : undefined;
}

function memberOf(item: Json | null): Json | undefined {
  return partOf(item, "pageId");
}

/** A label in this language, or else in the first one that has it. */
function labelIn(label: unknown, locale: Locale | undefined): string | undefined {
  if (typeof label !== "object" || label === null) return undefined;
  const texts = Object.entries(label).filter(([, text]) => typeof text === "string" && text !== "");
  return (texts.find(([each]) => each === locale) ?? texts[0])?.[1] as string | undefined;
}

/** The operations that are taken back by now, told by every undo since, the oldest first: an undo of an undo brings back what it took. */
export function takenBack(undos: readonly { opId: string; undone: readonly string[] }[]): ReadonlySet<string> {
  const gone = new Set<string>();
  const undoneBy = new Map(undos.map(({ opId, undone }) => [opId, undone]));
  const set = (ids: readonly string[], isGone: boolean): void => {
    for (const id of ids) {
      if (isGone) gone.add(id);
      else gone.delete(id);
      set(undoneBy.get(id) ?? [], !isGone);
    }
  };
  for (const { undone } of undos) set(undone, true);
  return gone;
}
