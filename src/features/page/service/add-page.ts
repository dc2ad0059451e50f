import { randomUUID } from "node:crypto";
import { generateKeyBetween } from "fractional-indexing";
import { hashPassword } from "~/features/account/domain/password.ts";
import { recordChange } from "~/features/document/record.ts";
import { DomainError } from "~/lib/errors.ts";
import { localeSchema, localesOf, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { Prisma, type Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { runCommand } from "../commands/run.ts";
import { difference } from "../domain/patches.ts";
import { freeSlug, toSlug } from "../domain/slug.ts";
import { savedText } from "../domain/text.ts";
import { enterSite } from "../enter-site.ts";
import { pageKind } from "../page-kind.ts";
import { requireLocale } from "../require-locale.ts";
import type { CollectionName, PageDocument, PageLocale, PageRole } from "../schema.ts";

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
}

/**
 * Adds a draft page, last of all. Throws `invalid` with `refusal` "name-empty", "slug-taken", "role-taken" or
 * "locale-unknown".
 */
export async function addPage(ctx: ServiceContext, input: NewPage): Promise<{ pageId: string }> {
  const { siteId } = ctx;
  const named = localeSchema.options.filter((locale) => input.meta?.name?.[locale] !== undefined);
  for (const locale of [input.locale, ...named]) requireLocale(ctx, locale);
  const name = savedText(input.name);
  if (name === null) throw new DomainError("invalid", "A page needs a name", { refusal: "name-empty" });
  const pageId = input.id?.toLowerCase() ?? randomUUID();
  const passwordHash = input.meta?.password ? await hashPassword(input.meta.password) : null;
  await inSite(siteId, () =>
    ctx.db.$transaction(async (tx) => {
      // One new page at a time, so that two of them cannot take the same free address.
      const [site] = await tx.$queryRaw<{ revision: number }[]>`
      SELECT "revision" FROM "Site" WHERE "id" = ${siteId}::uuid FOR NO KEY UPDATE`;
      if (!site) throw new DomainError("not-found", "No such site");
      const blank = blankPage(pageId, name, input);
      await createRow(tx, siteId, blank, passwordHash);
      const locales = await newLocales(tx, ctx, { ...input, name });
      const document = withSections({ ...blank, locales }, input.initialGroups ?? [], ctx);
      await recordChange(tx, ctx, pageKind, {
        documentId: pageId,
        held: { document: blank, revision: 0 },
        document,
        patches: difference(blank, document),
        operation: { opId: randomUUID(), command: "page.add", input: { name } },
      });
      const { collectionId } = input;
      await enterSite(tx, ctx, { page: document, siteRevision: site.revision, collectionId });
    }),
  );
  ctx.bus.wake(`page:${pageId}`);
  ctx.bus.wake(`site:${siteId}`);
  return { pageId };
}

function blankPage(id: string, name: string, input: NewPage): PageDocument {
  return {
    id,
    name,
    role: input.role ?? null,
    status: "draft",
    collection: input.collection,
    options: {},
    disallowedLocales: input.meta?.disallowedLocales ?? [],
    locales: {},
    groups: {},
  };
}

async function createRow(
  tx: Db,
  siteId: EditableSiteId,
  page: PageDocument,
  passwordHash: string | null,
): Promise<void> {
  const last = await tx.page.findFirst({ where: { siteId }, orderBy: { sortKey: "desc" }, select: { sortKey: true } });
  const { groups: _groups, locales: _locales, options, ...row } = page;
  const data = { ...row, options: options as Prisma.InputJsonObject, siteId, passwordHash };
  await tx.page
    .createMany({ data: { ...data, sortKey: generateKeyBetween(last?.sortKey ?? null, null) } })
    .catch((cause: unknown) => {
      const isTaken = cause instanceof Prisma.PrismaClientKnownRequestError && cause.code === "P2002";
      if (!isTaken) throw cause;
      throw new DomainError("invalid", "The site has this page already", { refusal: "role-taken" }, { cause });
    });
}

/** A name and an address in each language of the site; the site's row is locked, so no other new page takes them. */
async function newLocales(tx: Db, ctx: ServiceContext, page: NewPage): Promise<PageDocument["locales"]> {
  const rows = await tx.pageLocale.findMany({
    where: { siteId: ctx.siteId, collection: page.collection ?? "" },
    select: { locale: true, slug: true },
  });
  const entries = localesOf(ctx.site).map((locale): [Locale, PageLocale] => {
    const given = page.locales?.[locale];
    const name = given?.name ?? page.meta?.name?.[locale] ?? (locale === page.locale ? page.name : "");
    const taken = new Set(rows.filter((row) => row.locale === locale).map((row) => row.slug));
    const slug = given?.slug ? toSlug(given.slug) : freeSlug(toSlug(name) || toSlug(page.name) || "seite", taken);
    return [locale, { slug, name, description: given?.description ?? "" }];
  });
  return Object.fromEntries(entries);
}

function withSections(page: PageDocument, kinds: string[], ctx: ServiceContext): PageDocument {
  return kinds.reduce((document, kind) => {
    const input = { groupId: randomUUID(), kind, nextTo: null, parentId: null };
    const operation = { opId: randomUUID(), command: "group.add", input };
    const result = runCommand(document, operation, {
      locales: localesOf(ctx.site),
      isMember: ctx.site.isHealthOpticsMember ?? false,
      patchesOf: () => undefined,
    });
    if (!result.ok) throw new DomainError("invalid", `A section cannot be added: ${kind}`, { refusal: result.refusal });
    return result.document;
  }, page);
}
