import type { Author } from "~/features/document/kind.ts";
import type { Patch } from "~/features/document/schema.ts";
import { loadPage, type LoadedPage } from "~/features/page/load.ts";
import { DomainError } from "~/lib/errors.ts";
import { localesOf, type Locale } from "~/lib/locales.ts";
import type { Db } from "~/server/db.ts";
import type { SiteDocument } from "../document-schema.ts";
import { createPageRows } from "./create-page-rows.ts";
import { requireHomeOnline } from "./require-home-online.ts";
import { savePageTexts } from "./save-page-texts.ts";
import { putIntoTrash, takeOutOfTrash } from "./trash-rows.ts";

/** The pages that changes of a site's document are about. */
export function pagesIn(patches: readonly Patch[]): string[] {
  const ids = patches.flatMap(({ path: [root, id] }) => ((root === "pages" || root === "trash") && id ? [id] : []));
  return [...new Set(ids)];
}

/**
 * Carries what changed in the index of pages into the pages themselves, each with a row of its own log: `document` is
 * the site afterwards. Pages that leave go first, so that others can take their addresses, and every role that changes
 * hands is free before it is taken.
 */
export async function savePages(tx: Db, ctx: Author, document: SiteDocument, patches: readonly Patch[]): Promise<void> {
  const moves = pagesIn(patches).map((id) => ({ id, move: moveOf(id, document, patches) }));
  for (const { id } of moves.filter(({ move }) => move === "deleted")) {
    await tx.redirect.deleteMany({ where: { siteId: ctx.siteId, pageId: id } });
    await tx.page.deleteMany({ where: { siteId: ctx.siteId, id } });
  }
  for (const { id } of moves.filter(({ move }) => move === "removed")) {
    await putIntoTrash(tx, ctx, { pageId: id, places: document.trash[id] ?? { items: [] } });
  }
  const home = moves.find(({ id }) => document.pages[id]?.role === "home");
  if (home) await requireHomeOnline(tx, { siteId: ctx.siteId, locales: document.locales }, home.id);
  const first = moves.length === 0 ? undefined : await firstLocaleOf(tx, ctx);
  const present = moves.flatMap(({ id, move }) => {
    const entry = document.pages[id];
    return entry ? [{ id, move, entry }] : [];
  });
  const drafts = new Map<string, LoadedPage>();
  for (const { id, move } of present) if (move === "changed") drafts.set(id, await requirePage(tx, ctx, id));
  const handing = present.filter(({ id, entry }) => {
    const role = drafts.get(id)?.document.role;
    return role && role !== entry.role;
  });
  const where = { siteId: ctx.siteId, id: { in: handing.map(({ id }) => id) } };
  if (handing.length > 0) await tx.page.updateMany({ where, data: { role: null } });
  for (const { id, move, entry } of present) {
    if (move === "added") await createPageRows(tx, ctx, { id, entry, first });
    if (move === "restored") await takeOutOfTrash(tx, ctx, { id, entry, first });
    const draft = drafts.get(id);
    if (draft) await savePageTexts(tx, ctx, draft, { id, entry, first });
  }
}

async function requirePage(tx: Db, { siteId }: Author, id: string): Promise<LoadedPage> {
  const page = await loadPage(tx, siteId, id);
  if (!page) throw new DomainError("not-found", "The site has no such page");
  return page;
}

async function firstLocaleOf(tx: Db, { siteId }: Author): Promise<Locale | undefined> {
  const site = await tx.site.findUnique({ where: { id: siteId }, select: { locales: true } });
  return localesOf(site ?? { locales: [] })[0];
}

type Move = "added" | "removed" | "restored" | "deleted" | "changed";

function moveOf(id: string, { pages, trash }: SiteDocument, patches: readonly Patch[]): Move {
  const has = (root: string) => patches.some(({ path }) => path.length === 2 && path[0] === root && path[1] === id);
  if (Object.hasOwn(pages, id)) return has("trash") ? "restored" : has("pages") ? "added" : "changed";
  return Object.hasOwn(trash, id) ? "removed" : "deleted";
}
