import { randomUUID } from "node:crypto";
import type { Author } from "~/features/document/kind.ts";
import { recordChange } from "~/features/document/record.ts";
import { difference } from "~/features/page/domain/patches.ts";
import type { LoadedPage } from "~/features/page/load.ts";
import { pageRows } from "~/features/page/page-kind.ts";
import type { Db } from "~/server/db.ts";
import { localesOfEntry, type IndexedPage } from "./page-locales.ts";

/** Brings a draft's names, addresses and role to what the site's index says, as a change of the page's own. */
export async function savePageTexts(
  tx: Db,
  ctx: Author,
  page: LoadedPage,
  { id: pageId, entry, first }: IndexedPage,
): Promise<void> {
  const before = page.document;
  const document = {
    ...before,
    name: entry.name,
    role: entry.role,
    locales: localesOfEntry(entry, { before: before.locales, first }),
  };
  const patches = difference(before, document);
  if (patches.length === 0) return;
  const operation = { opId: randomUUID(), command: "page.texts", input: { pageId } };
  await recordChange(tx, ctx, pageRows, { documentId: pageId, held: page, document, patches, operation });
}
