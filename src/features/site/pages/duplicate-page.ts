import { randomUUID } from "node:crypto";
import { copiedOnto } from "~/features/page/domain/copied.ts";
import { longestName } from "~/features/page/domain/text-limits.ts";
import { loadPage } from "~/features/page/load.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { translator } from "~/i18n/catalogue.ts";
import { DomainError } from "~/lib/errors.ts";
import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import { homeOf } from "../domain/collections.ts";
import { runPageCommand, type Done } from "../run-commands.ts";
import { loadSiteDocument } from "../service.ts";
import { beginAs } from "./add-page.ts";

/**
 * Makes a draft of its own of a whole page: all its languages, sections and media, its options and its password, under a
 * new name and new addresses, in the same collection. Throws `not-found`, and `invalid` with `refusal` "id-taken" where
 * it was made under this `copyId` already.
 */
export async function duplicatePage(
  ctx: ServiceContext,
  { pageId: sourceId, copyId: pageId = randomUUID() }: { pageId: string; copyId?: string | undefined },
): Promise<{ pageId: string } & Done> {
  const { siteId } = ctx;
  const source = await loadPage(ctx.db, siteId, sourceId);
  if (!source) throw new DomainError("not-found", "The site has no such page");
  const collectionId = homeOf((await loadSiteDocument(ctx)).document, sourceId) ?? null;
  const input = { pageId, ...namesOf(source.document, ctx), collection: source.document.collection, collectionId };
  const done = await runPageCommand(
    ctx,
    { command: "page.add", input },
    { more: (tx) => copyOnto(tx, ctx, { pageId, source: source.document }) },
  );
  return { pageId, ...done };
}

function namesOf(page: PageDocument, { site }: ServiceContext) {
  const copyOf = (name: string, locale: string) => {
    const t = translator(locale);
    const room = longestName - t("site.copyOf", { name: "" }).length;
    const shown = name.length > room ? name.slice(0, room).replace(/\p{Surrogate}$/u, "") : name;
    return t("site.copyOf", { name: shown });
  };
  const names = localesOf(site).flatMap((locale) => {
    const name = page.locales[locale]?.name;
    return name ? [[locale, copyOf(name, locale)] as const] : [];
  });
  return { name: copyOf(page.name, site.locales[0] ?? "de"), names: Object.fromEntries(names) };
}

async function copyOnto(
  tx: Db,
  ctx: ServiceContext,
  { pageId, source }: { pageId: string; source: PageDocument },
): Promise<void> {
  const { siteId } = ctx;
  const page = await loadPage(tx, siteId, pageId);
  if (!page) throw new DomainError("not-found", "The site has no such page");
  await beginAs(tx, ctx, page, copiedOnto(page.document, source, randomUUID));
  const original = await tx.page.findFirst({ where: { siteId, id: source.id }, select: { passwordHash: true } });
  if (!original?.passwordHash) return;
  await tx.page.updateMany({ where: { siteId, id: pageId }, data: { passwordHash: original.passwordHash } });
}
