import { randomUUID } from "node:crypto";
import { hashPassword } from "~/features/account/domain/password.ts";
import { DomainError } from "~/lib/errors.ts";
import { localeSchema, localesOf, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Prisma } from "~/server/db.ts";
import { carryOutAll, type Step } from "./edit.ts";
import { withLockedPage } from "./locked-page.ts";
import { countSite } from "./publish.ts";
import { requireLocale } from "./require-locale.ts";
import type { Status } from "~/features/blocks/status.ts";
import type { CollectionName, PageLocale, PageRole } from "./schema.ts";

export interface PageSummary {
  id: string;
  name: string;
  role: PageRole | null;
  status: Status;
  collection: CollectionName | null;
  /** Whether visitors must give a password. */
  isProtected: boolean;
  disallowedLocales: Locale[];
  locales: Partial<Record<Locale, PageLocale>>;
  /** Null: never published. */
  publishedNumber: number | null;
  revision: number;
}

export interface PageInfo extends PageSummary {
  /** Slugs that other pages of the same collection have, by locale: this page cannot take them. */
  availableSlugs: Partial<Record<Locale, string[]>>;
}

/** The site's pages in order, those of a collection in its order, with drafts or only those that visitors can see. */
export async function listPages(ctx: ServiceContext, input: { includeDrafts: boolean }): Promise<PageSummary[]> {
  const { siteId } = ctx;
  const where = { siteId, ...(input.includeDrafts ? {} : { publishedVersionId: { not: null } }) };
  const rows = await ctx.db.page.findMany({
    where,
    select: summaryColumns,
    orderBy: [{ sortKey: "asc" }, { id: "asc" }],
  });
  return inCollectionOrder(rows).map(asSummary);
}

/** The pages of each collection stand as its items do, in the places that they have together; all others stay. */
function inCollectionOrder(rows: SummaryRow[]): SummaryRow[] {
  const placeOf = ({ collection, collectionItems }: SummaryRow) => {
    const places = collectionItems
      .filter((item) => item.collection.name === collection)
      .map((item) => `${item.collection.sortKey} ${item.sortKey}`);
    return places.sort(byCode)[0] ?? "";
  };
  const queues = new Map(
    [...new Set(rows.map(({ collection }) => collection))].map((collection) => {
      const members = rows.filter((row) => row.collection === collection);
      return [collection, collection === null ? members : members.sort((a, b) => byCode(placeOf(a), placeOf(b)))];
    }),
  );
  return rows.flatMap(({ collection }) => queues.get(collection)?.shift() ?? []);
}

/** By code unit, as sort keys were made. */
const byCode = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** One page as lists show it. Throws `not-found`. */
export async function pageSummary(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<PageSummary> {
  const row = await ctx.db.page.findFirst({ where: { id: pageId, siteId: ctx.siteId }, select: summaryColumns });
  if (!row) throw new DomainError("not-found", "The site has no such page");
  return asSummary(row);
}

/** One page's name, addresses and protection: in every language of the site, or in `locale` alone. Throws `not-found`. */
export async function pageInfo(
  ctx: ServiceContext,
  { pageId, locale }: { pageId: string; locale?: Locale },
): Promise<PageInfo> {
  const { siteId } = ctx;
  const summary = await pageSummary(ctx, { pageId });
  const others = await ctx.db.pageLocale.findMany({
    where: { siteId, collection: summary.collection ?? "", pageId: { not: pageId } },
    select: { locale: true, slug: true },
    orderBy: { slug: "asc" },
  });
  const slugsIn = (locale: Locale) => others.filter((other) => other.locale === locale).map((other) => other.slug);
  if (locale !== undefined) requireLocale(ctx, locale);
  const shown = locale === undefined ? localesOf(ctx.site) : [locale];
  return {
    ...summary,
    locales: Object.fromEntries(
      shown.flatMap((each) => (summary.locales[each] ? [[each, summary.locales[each]]] : [])),
    ),
    availableSlugs: Object.fromEntries(shown.map((each) => [each, slugsIn(each)])),
  };
}

export interface PageInfoInput {
  pageId: string;
  /** The language that `slug` and `description` belong to. */
  locale?: Locale;
  slug?: string;
  description?: string;
  /** The name that editors see. */
  name?: string;
  meta?: {
    name?: Partial<Record<Locale, string>>;
    /** A new password; null or the empty text takes the protection away. */
    password?: string | null;
    disallowedLocales?: Locale[];
  };
}

/**
 * Saves what is given, all or nothing, each part through the command that editors use. An address may be refused
 * ("slug-empty", "slug-taken"). The password takes effect at once, everything else with a publish.
 */
export async function savePageInfo(ctx: ServiceContext, input: PageInfoInput): Promise<PageInfo> {
  const { siteId } = ctx;
  const { pageId, meta } = input;
  const isPasswordGiven = meta?.password !== undefined;
  const passwordHash = meta?.password ? await hashPassword(meta.password) : null;
  const isEdited = await withLockedPage(ctx, pageId, async (tx, page) => {
    const edited = await carryOutAll(tx, ctx, { page, steps: stepsOf(input) });
    if (isPasswordGiven) {
      await tx.page.updateMany({ where: { siteId, id: pageId }, data: { passwordHash } });
      await countSite(tx, siteId);
    }
    return edited.revision > page.revision;
  });
  if (isEdited) ctx.bus.wake(`page:${pageId}`);
  if (isPasswordGiven) ctx.bus.wake(`site:${siteId}`);
  return await pageInfo(ctx, { pageId });
}

function stepsOf({ locale, slug, description, name, meta }: PageInfoInput): Step[] {
  const names = localeSchema.options.flatMap((key): Step[] => {
    const text = meta?.name?.[key];
    return text === undefined ? [] : [{ command: "page.rename", input: { locale: key, name: text } }];
  });
  const languages = meta?.disallowedLocales;
  return [
    ...(locale && slug !== undefined ? [{ command: "page.slug", input: { locale, slug } }] : []),
    ...(name === undefined ? [] : [{ command: "page.rename", input: { locale: null, name } }]),
    ...names,
    ...(locale && description !== undefined ? [{ command: "page.description", input: { locale, description } }] : []),
    ...(languages ? [{ command: "page.languages", input: { disallowedLocales: languages } }] : []),
  ];
}

/** Removes a page with its history and takes it off the site at once; the home page stays. */
export async function removePage(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<void> {
  const { siteId } = ctx;
  await withLockedPage(ctx, pageId, async (tx, { document, revision }) => {
    if (document.role === "home") throw new DomainError("invalid", "The home page stays", { refusal: "home-page" });
    await tx.change.createMany({
      data: {
        siteId,
        document: "page",
        documentId: pageId,
        revision: revision + 1,
        command: "page.remove",
        input: { name: document.name },
        patches: [],
        actorId: ctx.actor.userId,
        actorName: ctx.actor.name,
        opId: randomUUID(),
      },
    });
    await tx.redirect.deleteMany({ where: { siteId, pageId } });
    await tx.page.deleteMany({ where: { siteId, id: pageId } });
    await countSite(tx, siteId);
  });
  ctx.bus.wake(`page:${pageId}`);
  ctx.bus.wake(`site:${siteId}`);
}

const summaryColumns = {
  id: true,
  name: true,
  role: true,
  status: true,
  collection: true,
  passwordHash: true,
  disallowedLocales: true,
  revision: true,
  locales: true,
  publishedVersion: { select: { number: true } },
  collectionItems: { select: { sortKey: true, collection: { select: { name: true, sortKey: true } } } },
} satisfies Prisma.PageSelect;

type SummaryRow = Prisma.PageGetPayload<{ select: typeof summaryColumns }>;

/** The hash stays here: nobody outside learns more than that there is one. */
function asSummary({ passwordHash, publishedVersion, locales, collectionItems: _, ...row }: SummaryRow): PageSummary {
  return {
    ...row,
    disallowedLocales: row.disallowedLocales.flatMap((locale) => localeSchema.safeParse(locale).data ?? []),
    isProtected: passwordHash !== null,
    locales: Object.fromEntries(
      locales.map(({ locale, slug, name, description }) => [locale, { slug, name, description }]),
    ),
    publishedNumber: publishedVersion?.number ?? null,
  };
}
