import { DomainError } from "~/lib/errors.ts";
import { hour } from "~/lib/time/lengths.ts";
import { env } from "~/server/env.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { findUpload, openUpload, type TusUpload } from "~/server/files/tus-uploads.ts";
import { videoExtensionOf } from "../domain/file-name.ts";
import { refuseFull, roomOf } from "../room.ts";
import type { MediaContext } from "../service.ts";
import { refuseFilm } from "./domain/refuse-film.ts";

/** Bytes of one film. */
export const mostFilmBytes = (): number => env.VIDEO_LIMIT_MB * 1024 * 1024;

const begun = rateLimit("media.directUpload", { most: 60, windowMs: hour });

/** So many films of one person may be on their way. */
const mostOpen = 20;

export interface UploaderContext extends MediaContext {
  actor: { userId: string };
}

/**
 * Opens a way in for one film. A name and a size, where they are known, are checked before anything is sent. What is on
 * its way counts for the site's room as well: as much as was announced, or as much as a film may have.
 */
export async function openFilmUpload(
  { db, siteId, actor }: UploaderContext,
  { filename, size }: { filename?: string | undefined; size?: number | undefined },
): Promise<{ url: string; id: string }> {
  if (filename !== undefined) checkName(filename);
  if (size !== undefined && size > mostFilmBytes()) return refuseFilm("film-size", { limit: env.VIDEO_LIMIT_MB });
  begun.count(actor.userId);
  const owner = { kind: "film" as const, siteId, userId: actor.userId, filename: filename ?? "film.mp4" };
  return openUpload(owner, {
    ...{ size, mostOpen },
    async check(sizes) {
      const { usedBytes, limitBytes } = await roomOf(db, siteId);
      const coming = sizes.reduce<number>((sum, each) => sum + (each ?? mostFilmBytes()), 0);
      if (usedBytes + coming + (size ?? 1) > limitBytes) refuseFull();
    },
  });
}

/** Refuses another extension with what films may be, where the library speaks of pictures. */
function checkName(filename: string): void {
  try {
    videoExtensionOf(filename);
  } catch (error) {
    if (error instanceof DomainError && error.details?.["refusal"] === "file-type") refuseFilm("film-type");
    throw error;
  }
}

/** This person's film on its way in; null for another's, another site's, and what is no film. */
export async function findFilmUpload({ siteId, actor }: UploaderContext, id: string): Promise<TusUpload | null> {
  const upload = await findUpload({ siteId, userId: actor.userId }, id);
  return upload?.kind === "film" ? upload : null;
}
