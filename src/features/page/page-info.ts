import { randomUUID } from "node:crypto";
import { hashPassword } from "~/features/account/domain/password.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Json } from "~/lib/json.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Prisma } from "~/server/db.ts";
import { editableSite } from "~/lib/site-editor.ts";
import { editPage } from "./edit.ts";
import { withLockedPage } from "./locked-page.ts";
import { countSite } from "./publish.ts";
import type { CollectionName, PageLocale, PageRole, Status } from "./schema.ts";

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

/** The site's pages in order, with drafts or only those that visitors can see. */
export async function listPages(ctx: ServiceContext, input: { includeDrafts: boolean }): Promise<PageSummary[]> {
  const siteId = editableSite(ctx);
  const where = { siteId, ...(input.includeDrafts ? {} : { publishedVersionId: { not: null } }) };
  const rows = await ctx.db.page.findMany({
    where,
    select: summaryColumns,
    orderBy: [{ sortKey: "asc" }, { id: "asc" }],
  });
  return rows.map(asSummary);
}

/** One page's name, addresses and protection. Throws `not-found`. */
export async function pageInfo(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<PageInfo> {
  const siteId = editableSite(ctx);
  const row = await ctx.db.page.findFirst({ where: { id: pageId, siteId }, select: summaryColumns });
  if (!row) throw new DomainError("not-found", "The site has no such page");
  const others = await ctx.db.pageLocale.findMany({
    where: { siteId, collection: row.collection ?? "", pageId: { not: pageId } },
    select: { locale: true, slug: true },
    orderBy: { slug: "asc" },
  });
  const slugsIn = (locale: Locale) => others.filter((other) => other.locale === locale).map((other) => other.slug);
  const locales = localeSchema.options.filter((locale) => ctx.site.locales.includes(locale));
  return { ...asSummary(row), availableSlugs: Object.fromEntries(locales.map((locale) => [locale, slugsIn(locale)])) };
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
 * Saves what is given, each part through the command that editors use; the address comes first, because it is the one
 * that may be refused ("slug-empty", "slug-taken"). The password takes effect at once, everything else with a publish.
 */
export async function savePageInfo(ctx: ServiceContext, input: PageInfoInput): Promise<PageInfo> {
  const { pageId, locale, slug, description, name, meta } = input;
  const edit = (command: string, data: Record<string, Json>) =>
    editPage(ctx, { pageId, baseRevision: 0, force: true, operation: { opId: randomUUID(), command, input: data } });
  if (locale && slug !== undefined) await edit("page.slug", { locale, slug });
  if (name !== undefined) await edit("page.rename", { locale: null, name });
  for (const key of localeSchema.options) {
    const text = meta?.name?.[key];
    if (text !== undefined) await edit("page.rename", { locale: key, name: text });
  }
  if (locale && description !== undefined) await edit("page.description", { locale, description });
  if (meta?.disallowedLocales) await edit("page.languages", { disallowedLocales: meta.disallowedLocales });
  if (meta?.password !== undefined) await savePassword(ctx, pageId, meta.password);
  return await pageInfo(ctx, { pageId });
}

/** Removes a page with its history and takes it off the site at once; the home page stays. */
export async function removePage(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<void> {
  const siteId = editableSite(ctx);
  await withLockedPage(ctx, siteId, pageId, async (tx, { document, revision }) => {
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

async function savePassword(ctx: ServiceContext, pageId: string, password: string | null): Promise<void> {
  const siteId = editableSite(ctx);
  const passwordHash = password ? await hashPassword(password) : null;
  await withLockedPage(ctx, siteId, pageId, async (tx) => {
    await tx.page.updateMany({ where: { siteId, id: pageId }, data: { passwordHash } });
    await countSite(tx, siteId);
  });
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
} satisfies Prisma.PageSelect;

type SummaryRow = Prisma.PageGetPayload<{ select: typeof summaryColumns }>;

/** The hash stays here: nobody outside learns more than that there is one. */
function asSummary({ passwordHash, publishedVersion, locales, ...row }: SummaryRow): PageSummary {
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
