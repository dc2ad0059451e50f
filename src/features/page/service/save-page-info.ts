import { hashInTurn } from "~/features/account/password-turns.ts";
import { ownLocalesFirst, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import type { PageInfo } from "../api-schema.ts";
import { countSite } from "../count-site.ts";
import { withLockedPage } from "../locked-page.ts";
import { openFormer, sealFormer } from "./former-password.ts";
import { pageInfo } from "./page-info.ts";
import { carryOutAll } from "./run-commands.ts";
import type { PageStep } from "../commands/registry.ts";

export interface PageInfoInput {
  pageId: string;
  /** The language that `slug`, `description` and `searchTitle` belong to. */
  locale?: Locale;
  slug?: string;
  description?: string;
  /** What search engines call the page; empty: its name again. */
  searchTitle?: string;
  /** The name that editors see. */
  name?: string;
  meta?: {
    name?: Partial<Record<Locale, string>>;
    /** A new password; null or the empty text takes the protection away. */
    password?: string | null;
    /** What a change of the password answered: the password before it is back. */
    formerPassword?: string;
    disallowedLocales?: Locale[];
  };
}

/**
 * Saves what is given, all or nothing, each part through the command that editors use. An address may be refused
 * ("slug-empty", "slug-taken"). The password takes effect at once, everything else with a publish; what brings back the
 * one before is answered with it. The password that the page has already changes nothing, and there is none to bring back.
 */
export async function savePageInfo(
  ctx: ServiceContext,
  input: PageInfoInput,
): Promise<PageInfo & { formerPassword?: string }> {
  const { siteId } = ctx;
  const { pageId, meta } = input;
  const { formerPassword } = meta ?? {};
  const isPasswordGiven = (meta?.password ?? formerPassword) !== undefined || meta?.password === null;
  const place = { siteId, pageId };
  const given = meta?.password ? await hashInTurn(ctx.actor, meta.password, await hashOf(ctx.db, place)) : null;
  let former: string | undefined;
  const isEdited = await withLockedPage(ctx, pageId, async (tx, page) => {
    const edited = await carryOutAll(tx, ctx, { page, steps: stepsOf(ctx, input) });
    if (isPasswordGiven) {
      const now = new Date();
      const present = await hashOf(tx, place);
      const taken = formerPassword ? openFormer(formerPassword, { ...place, present }, now) : null;
      const { before, after } = taken
        ? { before: taken.after, after: taken.before }
        : { before: present, after: given };
      if (after !== present) {
        await tx.page.updateMany({ where: { siteId, id: pageId }, data: { passwordHash: after } });
        await countSite(tx, siteId);
      }
      if (before !== after) former = sealFormer({ ...place, before, after }, now);
    }
    return edited.revision > page.revision;
  });
  if (isEdited) ctx.bus.wake(`page:${pageId}`);
  if (isEdited || isPasswordGiven) ctx.bus.wake(`site:${siteId}`);
  return { ...(await pageInfo(ctx, { pageId })), ...(former && { formerPassword: former }) };
}

async function hashOf(db: Db, { siteId, pageId }: { siteId: string; pageId: string }): Promise<string | null> {
  const page = await db.page.findFirst({ where: { siteId, id: pageId }, select: { passwordHash: true } });
  return page?.passwordHash ?? null;
}

function stepsOf(
  { site }: ServiceContext,
  { locale, slug, description, searchTitle, name, meta }: PageInfoInput,
): PageStep[] {
  const steps: PageStep[] = [];
  if (locale && slug !== undefined) steps.push({ command: "page.slug", input: { locale, slug } });
  if (name !== undefined) steps.push({ command: "page.rename", input: { locale: null, name } });
  for (const key of ownLocalesFirst(site)) {
    const inLocale = meta?.name?.[key];
    if (inLocale !== undefined) steps.push({ command: "page.rename", input: { locale: key, name: inLocale } });
  }
  if (locale && description !== undefined) {
    steps.push({ command: "page.description", input: { locale, description } });
  }
  if (locale && searchTitle !== undefined) {
    steps.push({ command: "page.searchTitle", input: { locale, searchTitle } });
  }
  const { disallowedLocales } = meta ?? {};
  if (disallowedLocales) steps.push({ command: "page.languages", input: { disallowedLocales } });
  return steps;
}
