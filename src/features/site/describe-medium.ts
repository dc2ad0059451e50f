import { randomUUID } from "node:crypto";
import { asStep } from "~/features/document/commands.ts";
import { editorRef } from "~/features/media/media-ref.ts";
import type { DescribeMediumInput } from "~/features/media/library-schema.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { editSite } from "./service.ts";

/**
 * Says what a medium shows, which point of it stays in view and by what it is found; what is left out stays, also when
 * somebody else writes it at the same time. Pages show it with their next publish. Throws `not-found`.
 */
export async function describeMedium(ctx: ServiceContext, medium: DescribeMediumInput): Promise<MediaRef> {
  const { db, siteId } = ctx;
  const step = asStep({ command: "media.describe", input: medium });
  await editSite(ctx, { baseRevision: 0, operation: { opId: randomUUID(), ...step } });
  const row = await db.media.findFirst({ where: { id: medium.id, siteId } });
  if (!row) throw new DomainError("not-found", "The site has no such medium");
  return editorRef(row);
}
