import { z } from "zod";
import { refuse } from "~/features/document/refusals.ts";
import { localeSchema } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import { mostEntries, type SiteDocument } from "../document-schema.ts";
import { inOrder, movedTo } from "../domain/in-order.ts";
import { withoutEntries } from "../domain/navigation/navigation-removal.ts";
import { relabelled, withLabels } from "../domain/labels.ts";
import { labelChangesSchema } from "../schema.ts";
import { defineSiteCommand, type SiteOutcome } from "./define-command.ts";

const id = z.uuid().toLowerCase();

/**
 * Where a new entry of the navigation goes: among the entries of a container or of another entry. Without an index, that
 * is last, but before the buttons in which they end.
 */
export const entryPlaceSchema = z.strictObject({
  entryId: id,
  containerId: id,
  parentId: id.nullable().default(null),
  index: z.number().int().min(0).max(1_000).optional(),
});

/** Adds an entry for a page of the site; it is labelled with the page's name until it gets words of its own. */
export const navigationAdd = defineSiteCommand({
  name: "navigation.add",
  input: entryPlaceSchema.extend({ pageId: id }),
  run: (document, { pageId, ...place }) =>
    Object.hasOwn(document.pages, pageId) ? withEntry(document, pageId, place) : refuse("page-not-found"),
});

/** Changes what an entry says and how it looks; a label of null or of nothing leads back to the page's name. */
export const navigationEdit = defineSiteCommand({
  name: "navigation.edit",
  input: z.strictObject({
    entryId: id,
    label: labelChangesSchema.optional(),
    appearance: z.enum(["default", "button"]).optional(),
    disallowedLocales: z.array(localeSchema).optional(),
  }),
  run: (document, { entryId, label = {}, appearance, disallowedLocales }, { locales }) => {
    const { containers, entries } = document.navigation;
    const entry = ownValue(entries, entryId);
    if (!entry) return refuse("entry-not-found");
    const edited = {
      ...relabelled(entry, withLabels(entry.label, label), locales[0]),
      appearance: appearance ?? entry.appearance,
      disallowedLocales: disallowedLocales
        ? [
            ...locales.filter((locale) => disallowedLocales.includes(locale)),
            ...entry.disallowedLocales.filter((locale) => !locales.includes(locale)), // they may come back
          ]
        : entry.disallowedLocales,
    };
    return { ...document, navigation: { containers, entries: { ...entries, [entryId]: edited } } };
  },
});

/** Takes an entry out of the navigation; what stands below it moves up to its place. The page stays. */
export const navigationRemove = defineSiteCommand({
  name: "navigation.remove",
  input: z.strictObject({ entryId: id }),
  run: (document, { entryId }) =>
    Object.hasOwn(document.navigation.entries, entryId)
      ? { ...document, navigation: withoutEntries(document.navigation, (otherId) => otherId === entryId) }
      : refuse("entry-not-found"),
});

/** The site with a new entry for a page. Refuses a place that is not there, or that is too deep. */
export function withEntry(
  document: SiteDocument,
  pageId: string,
  { entryId, containerId, parentId, index }: z.output<typeof entryPlaceSchema>,
): SiteOutcome {
  const { containers, entries } = document.navigation;
  if (Object.hasOwn(entries, entryId)) return refuse("id-taken");
  if (!Object.hasOwn(containers, containerId)) return refuse("entry-not-found");
  if (Object.keys(entries).length >= mostEntries) return refuse("navigation-full");
  const parent = parentId === null ? undefined : ownValue(entries, parentId);
  if (parentId !== null && parent?.containerId !== containerId) return refuse("entry-not-found");
  if (parent && parent.parentId !== null) return refuse("navigation-depth");
  const siblings = Object.fromEntries(
    Object.entries(entries).filter(([, other]) => other.containerId === containerId && other.parentId === parentId),
  );
  const entry = {
    containerId,
    parentId,
    pageId,
    label: {},
    labelSources: {},
    labelMachine: [],
    appearance: "default" as const,
    disallowedLocales: [],
    sortKey: "",
  };
  const last = Object.keys(siblings).length;
  const place = Math.min(index ?? beforeButtons(siblings), last);
  const row = movedTo({ ...siblings, [entryId]: entry }, entryId, place);
  return { ...document, navigation: { containers, entries: { ...entries, ...row } } };
}

/** The index behind the last entry that is no button; behind all where there are only buttons. */
function beforeButtons(siblings: SiteDocument["navigation"]["entries"]): number {
  const behind = inOrder(siblings).findLastIndex(([, { appearance }]) => appearance !== "button") + 1;
  return behind === 0 ? Object.keys(siblings).length : behind;
}
