import { DomainError } from "~/lib/errors.ts";
import { inSite } from "~/server/site-scope.ts";
import { artworkFolder, commonFolder } from "./folders.ts";
import type { RenameFolderInput } from "./library-schema.ts";
import type { MediaContext } from "./service.ts";

/**
 * Gives a folder of the library another name, whatever lies in it; under the name of one that is there the two become
 * one, and without a name it is dissolved. A folder is there as long as something lies in it, so that an empty one needs
 * no removing. When each medium was last changed stays. Answers with the ids of what it held, so that the same ones can be
 * put back (`only`), also out of a folder of others. Throws `not-found` where nothing lies in it, and `invalid` for the
 * folders that the product itself looks for by name.
 */
export async function renameFolder(
  { db, siteId }: MediaContext,
  { from, to, only }: RenameFolderInput,
): Promise<string[]> {
  if (!only && (from === commonFolder || from === artworkFolder))
    throw new DomainError("invalid", "This folder keeps its name");
  const moved = await inSite(
    siteId,
    () => db.$queryRaw<{ id: string }[]>`
      UPDATE "Media" SET "bucketFolder" = ${to} WHERE "siteId" = ${siteId}::uuid AND "bucketFolder" = ${from}
        AND (${only === undefined} OR "id" = ANY(${only ?? []}::uuid[])) RETURNING "id"`,
  );
  const refusal = only ? "media-not-found" : "folder-gone";
  if (moved.length === 0) throw new DomainError("not-found", "The library has no such folder", { refusal });
  return moved.map(({ id }) => id);
}
