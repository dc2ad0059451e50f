import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { hashInTurn } from "~/features/account/password-turns.ts";
import { runCommand } from "~/features/page/commands/run.ts";
import { difference } from "~/features/page/domain/patches.ts";
import { loadPage, type LoadedPage } from "~/features/page/load.ts";
import { pageRows } from "~/features/page/page-kind.ts";
import { requireLocale } from "~/features/page/require-locale.ts";
import type { CollectionName, PageDocument, PageLocale, PageRole } from "~/features/page/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import { localeSchema, localesOf, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import { asStep } from "~/features/document/commands.ts";
import type { PageStep } from "~/features/page/commands/registry.ts";
import type { entryPlaceSchema } from "../commands/navigation-entries.ts";
import { layoutSteps } from "../layouts/layout-steps.ts";
import type { LayoutName } from "../layouts/schema.ts";
import { picturesFor, siteLayout } from "../new-site/site-layout.ts";
import { siteSamples } from "../new-site/site-samples.ts";
import { runPageCommand, type Done } from "../run-commands.ts";

export interface NewPage {
  id?: string;
  /** What editors call it, and its name in `locale`. */
  name: string;
  locale: Locale;
  /** Named by its address. */
  collection: CollectionName | null;
  /** The very collection of that name; the site's first one when nothing is said. */
  collectionId?: string;
  role?: PageRole;
  meta?: { name?: Partial<Record<Locale, string>>; password?: string | null; disallowedLocales?: Locale[] };
  /** Addresses and texts that are known already; a slug not given is made from the name and made free. */
  locales?: Partial<Record<Locale, Partial<PageLocale>>>;
  /** Kinds of the sections that it begins with. */
  initialGroups?: string[];
  /** Or a layout with sample words of the site's trade and its pictures; that of a contact page makes it the site's contact page, where there is none. */
  layout?: LayoutName;
  /** Or what these commands make of it. */
  steps?: readonly PageStep[];
  /** Its place in the navigation. */
  entry?: z.input<typeof entryPlaceSchema>;
}

/**
 * Adds a draft page, last of all: see `pageAdd`. Throws `invalid` with `refusal` "name-empty", "slug-taken",
 * "role-taken" or "locale-unknown", and `not-found` for a place in the navigation that is not there. `opId` names the
 * change, for whoever wants to take it back.
 */
export async function addPage(ctx: ServiceContext, input: NewPage): Promise<{ pageId: string } & Done> {
  const named = localeSchema.options.filter((locale) => input.meta?.name?.[locale] !== undefined);
  for (const locale of [input.locale, ...named]) requireLocale(ctx, locale);
  const pageId = input.id?.toLowerCase() ?? randomUUID();
  const passwordHash = input.meta?.password ? await hashInTurn(ctx.actor, input.meta.password) : null;
  const { name, collection, collectionId = null } = input;
  const role = input.role ?? (await roleOf(ctx, input));
  const { entry } = input;
  const texts = { names: namesOf(ctx, input), slugs: slugsOf(ctx, input) };
  const page = { pageId, name, ...texts, collection, collectionId, role, entry };
  const done = await runPageCommand(
    ctx,
    { command: "page.add", input: page },
    { more: (tx) => begin(tx, ctx, { pageId, input, passwordHash }) },
  );
  return { pageId, ...done };
}

/** What a page of this layout is to the site, unless another page is it already. */
async function roleOf(ctx: ServiceContext, { layout, collection }: NewPage): Promise<PageRole | null> {
  if (layout !== "contact" || collection !== null) return null;
  return (await contactPage(ctx.db, ctx)) ? null : "contact";
}

async function contactPage(db: Db, { siteId }: ServiceContext) {
  const where = { siteId, role: "contact", deletedAt: null } as const;
  return await db.page.findFirst({ where, select: { id: true, collection: true } });
}

/** What the page is called by language: somebody of the team is called the same in each. */
function namesOf(ctx: ServiceContext, page: NewPage): Partial<Record<Locale, string>> {
  const isPerson = page.collection === "team";
  const entries = localesOf(ctx.site).flatMap((locale) => {
    const own = page.locales?.[locale]?.name ?? page.meta?.name?.[locale];
    const name = own ?? (isPerson || locale === page.locale ? page.name : undefined);
    return name === undefined ? [] : [[locale, name] as const];
  });
  return Object.fromEntries(entries);
}

function slugsOf(ctx: ServiceContext, page: NewPage): Partial<Record<Locale, string>> {
  const entries = localesOf(ctx.site).flatMap((locale) => {
    const slug = page.locales?.[locale]?.slug;
    return slug ? [[locale, slug] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** What a page begins with beside its names and addresses, as part of the change that begins its log. */
async function begin(
  tx: Db,
  ctx: ServiceContext,
  { pageId, input, passwordHash }: { pageId: string; input: NewPage; passwordHash: string | null },
): Promise<void> {
  const { siteId } = ctx;
  if (passwordHash) await tx.page.updateMany({ where: { siteId, id: pageId }, data: { passwordHash } });
  const page = await loadPage(tx, siteId, pageId);
  if (!page) throw new DomainError("not-found", "The site has no such page");
  const steps = [
    ...(input.initialGroups ?? []).map(sectionOf),
    ...(await layoutOf(tx, ctx, input)),
    ...(input.steps ?? []),
  ];
  await beginAs(tx, ctx, page, withSteps(withTexts(page.document, input), steps, ctx));
}

/** What stands on a page from its first moment, as part of the change that begins its log. */
export async function beginAs(tx: Db, ctx: ServiceContext, page: LoadedPage, document: PageDocument): Promise<void> {
  await pageRows.save(tx, ctx, document, difference(page.document, document));
  const patches = difference({ ...page.document, locales: {} }, document);
  const where = { siteId: ctx.siteId, documentId: document.id, revision: page.revision };
  await tx.change.updateMany({ where, data: { patches } });
}

function sectionOf(kind: string): PageStep {
  return { command: "group.add", input: { groupId: randomUUID(), kind, nextTo: null, parentId: null } };
}

async function layoutOf(tx: Db, ctx: ServiceContext, page: NewPage): Promise<PageStep[]> {
  if (!page.layout) return [];
  const contact = await contactPage(tx, ctx);
  const { de = page.name, fr = page.name } = namesOf(ctx, page);
  const samples = await siteSamples(tx, ctx.siteId);
  const layout = siteLayout(page.layout, samples, { de, fr });
  const pictures = picturesFor(layout, samples.pictureIds);
  return layoutSteps(layout, { locales: localesOf(ctx.site), contact, pictures, newId: randomUUID });
}

function withTexts(page: PageDocument, { locales = {}, meta }: NewPage): PageDocument {
  const described = localeSchema.options.flatMap((locale) => {
    const own = page.locales[locale];
    const { description = "", searchTitle } = locales[locale] ?? {};
    return own ? [[locale, { ...own, description, ...(searchTitle && { searchTitle }) }] as const] : [];
  });
  return { ...page, locales: Object.fromEntries(described), disallowedLocales: meta?.disallowedLocales ?? [] };
}

function withSteps(page: PageDocument, steps: readonly PageStep[], ctx: ServiceContext): PageDocument {
  return steps.reduce((document, step) => {
    const operation = { opId: randomUUID(), ...asStep(step) };
    const result = runCommand(document, operation, {
      locales: localesOf(ctx.site),
      isMember: ctx.site.isHealthOpticsMember ?? false,
      patchesOf: () => undefined,
    });
    if (!result.ok) throw new DomainError("invalid", "A section cannot be added", { refusal: result.refusal });
    return result.document;
  }, page);
}
