import { randomUUID } from "node:crypto";
import { generateKeyBetween } from "fractional-indexing";
import type { Author } from "~/features/document/kind.ts";
import { recordChange } from "~/features/document/record.ts";
import { difference } from "~/features/page/domain/patches.ts";
import { pageRows } from "~/features/page/page-kind.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Db } from "~/server/db.ts";
import { isUniqueViolation } from "~/server/database/unique-violation.ts";
import { localesOfEntry, type IndexedPage } from "./page-locales.ts";

/** Makes the rows of a new draft page, last of all, and begins its log. */
export async function createPageRows(tx: Db, ctx: Author, { id, entry, first }: IndexedPage): Promise<void> {
  const { siteId } = ctx;
  const { name, role, collection } = entry;
  const last = await tx.page.findFirst({ where: { siteId }, orderBy: { sortKey: "desc" }, select: { sortKey: true } });
  const sortKey = generateKeyBetween(last?.sortKey ?? null, null);
  await tx.page.createMany({ data: { id, siteId, name, role, collection, sortKey } }).catch((cause: unknown) => {
    if (!isUniqueViolation(cause)) throw cause;
    throw new DomainError("invalid", "The site has this page already", { refusal: "role-taken" }, { cause });
  });
  const blank: PageDocument = {
    id,
    name,
    role,
    status: "draft",
    collection,
    options: {},
    disallowedLocales: [],
    locales: {},
    groups: {},
  };
  const document = { ...blank, locales: localesOfEntry(entry, { before: {}, first }) };
  await recordChange(tx, ctx, pageRows, {
    documentId: id,
    held: { document: blank, revision: 0 },
    document,
    patches: difference(blank, document),
    operation: { opId: randomUUID(), command: "page.add", input: { name } },
  });
}
