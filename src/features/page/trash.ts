import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Author } from "~/features/document/kind.ts";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema } from "~/lib/locales.ts";
import type { Db } from "~/server/db.ts";
import { pageLocaleSchema, pageRoleSchema } from "./schema.ts";

/** How long a page lies in the trash before it is gone for good. */
export const trashDays = 30;

/** What a page has given up when it was put into the trash, so that others may have it meanwhile. */
export const trashedSchema = z.strictObject({
  role: pageRoleSchema.nullable(),
  locales: z.partialRecord(localeSchema, pageLocaleSchema),
  publishedVersionId: z.uuid().nullable(),
  items: z.array(z.strictObject({ collectionId: z.uuid(), archived: z.boolean() })),
  /** Its places in the navigation, as the site has them. */
  entries: z.array(jsonSchema).optional(),
});
export type Trashed = z.infer<typeof trashedSchema>;

/** Writes into the page's log that it went into the trash or came out of it. */
export async function noteTrashing(
  tx: Db,
  { siteId, actor }: Author,
  { document, revision: held }: { document: { id: string; name: string }; revision: number },
  command: "page.remove" | "page.restore",
): Promise<void> {
  const revision = held + 1;
  await tx.change.createMany({
    data: {
      siteId,
      document: "page",
      documentId: document.id,
      revision,
      command,
      input: { name: document.name },
      patches: [],
      actorId: actor.userId,
      actorName: actor.name,
      opId: randomUUID(),
    },
  });
  await tx.page.updateMany({ where: { siteId, id: document.id }, data: { revision } });
}
