import { DomainError } from "~/lib/errors.ts";
import { inSite } from "~/server/site-scope.ts";
import { artworkFolder, commonFolder } from "./folders.ts";
import type { RenameFolderInput } from "./schema.ts";
import type { MediaContext } from "./service.ts";

/**
 * Gives a folder of the library another name, whatever lies in it; under the name of one that is there the two become
 * one, and without a name it is dissolved. A folder is there as long as something lies in it, so that an empty one needs
 * no removing. When each medium was last changed stays. Answers how many it held. Throws `not-found` where nothing lies
 * in it, and `invalid` for the folders that the product itself looks for by name.
 */
export async function renameFolder({ db, siteId }: MediaContext, { from, to }: RenameFolderInput): Promise<number> {
  if (from === commonFolder || from === artworkFolder) throw new DomainError("invalid", "This folder keeps its name");
  const moved = await inSite(
    siteId,
    () => db.$executeRaw`
      UPDATE "Media" SET "bucketFolder" = ${to} WHERE "siteId" = ${siteId}::uuid AND "bucketFolder" = ${from}`,
  );
  if (moved === 0) throw new DomainError("not-found", "The library has no such folder");
  return moved;
}
