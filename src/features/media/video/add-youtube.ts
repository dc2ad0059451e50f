import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { hour } from "~/lib/time/lengths.ts";
import { holdSite } from "~/server/data-heads.ts";
import type { Db, MediaModel } from "~/server/db.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { inSite } from "~/server/site-scope.ts";
import { youtubeWidths } from "../domain/variant-widths.ts";
import { commonFolder } from "../folders.ts";
import { mediaRef } from "../media-ref.ts";
import { mediaStorage } from "../open-storage.ts";
import type { MediaContext } from "../service.ts";
import { readYoutubeAddress, refuseYoutube } from "./domain/youtube-address.ts";
import { youtubeAspectRatio, type AddYoutubeInput, type youtubeMediumSchema } from "./schema.ts";
import { stillFiles } from "./still-files.ts";
import { youtubeStill } from "./youtube-still.ts";

/** Each asks YouTube up to four times. */
const additions = rateLimit("media.youtube", { most: 120, windowMs: hour });

/**
 * Takes a film of YouTube into the site's library, with a picture of it that the server fetches and stores. The same film
 * once more is the one that is there. Refuses with `invalid` and the reason; a film whose picture cannot be fetched now is
 * taken without one.
 */
export async function addYoutube(
  ctx: MediaContext,
  input: AddYoutubeInput,
): Promise<z.output<typeof youtubeMediumSchema>> {
  const address = readYoutubeAddress(input.youtubeUrl);
  if (!address.ok) return refuseYoutube(address.refusal);
  const { videoId } = address;
  if (input.videoId !== undefined && input.videoId !== videoId) return refuseYoutube("youtube-id");
  return asYoutube((await present(ctx, videoId)) ?? (await added(ctx, videoId, input.bucketFolder)), videoId);
}

function present({ db, siteId }: { db: Db; siteId: string }, videoId: string): Promise<MediaModel | null> {
  const isThisFilm = [
    { videoSettings: { path: ["source"], equals: "youtube" } },
    { videoSettings: { path: ["videoId"], equals: videoId } },
  ];
  const where = { siteId, mediaType: "video" as const, state: "ready" as const, AND: isThisFilm };
  return db.media.findFirst({ where, orderBy: { createdAt: "asc" } });
}

async function added(
  { db, siteId }: MediaContext,
  videoId: string,
  bucketFolder: string = commonFolder,
): Promise<MediaModel> {
  additions.count(siteId);
  const picture = await youtubeStill(siteId, videoId);
  if (picture === "missing") return refuseYoutube("youtube-missing");
  const still = picture && (await stillFiles(siteId, picture, Object.values(youtubeWidths)));
  const id = randomUUID();
  const place = { siteId, objectId: id };
  const storage = mediaStorage();
  if (still) await storage.place(place, still.files);
  const data = {
    ...youtubeRow({ siteId, id, videoId }),
    ...still?.row,
    bucketFolder,
    fileSize: (still?.files ?? []).reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
  };
  try {
    const row = await inSite(siteId, () =>
      db.$transaction(async (tx) => {
        await holdSite(tx, siteId); // of two who add it at the same moment, the second finds it there
        return (await present({ db: tx, siteId }, videoId)) ?? (await tx.media.create({ data }));
      }),
    );
    if (row.id !== id) await storage.remove(place);
    return row;
  } catch (error) {
    await storage.remove(place);
    throw error;
  }
}

/** What the library says of a film of YouTube, but for its picture. */
export function youtubeRow({ siteId, id, videoId }: { siteId: string; id: string; videoId: string }) {
  return {
    ...{ id, siteId, objectId: id },
    mediaType: "video" as const,
    mimeType: "video/youtube",
    extension: "webp",
    bucketFolder: commonFolder,
    originalFilename: `YouTube ${videoId}`,
    fileSize: 0,
    width: 1280,
    height: 720,
    publicUrl: `/media/${id}`,
    videoSettings: {
      source: "youtube",
      videoId,
      youtubeUrl: watchAddress(videoId),
      aspectRatio: youtubeAspectRatio,
      status: "ready",
    },
  };
}

function asYoutube(row: MediaModel, videoId: string): z.output<typeof youtubeMediumSchema> {
  const at = (wanted: number) => {
    const width = row.widths.find((each) => each >= wanted) ?? row.widths.at(-1);
    return width === undefined ? null : `${row.publicUrl}/${width}.webp`;
  };
  const small = (width: number) => (row.widths.length > 0 ? `${row.publicUrl}/${width}.webp` : null);
  return {
    ...mediaRef(row),
    videoId,
    youtubeUrl: watchAddress(videoId),
    thumbnailUrl: at(Infinity),
    thumbnails: {
      default: small(youtubeWidths.default),
      medium: small(youtubeWidths.medium),
      high: at(480),
      maxres: at(1280),
    },
    aspectRatio: youtubeAspectRatio,
  };
}

const watchAddress = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
