import { feedFolder } from "~/features/media/folders.ts";
import { importImage } from "~/features/media/import-image.ts";
import { sniffPicture } from "~/features/media/domain/sniff.ts";
import { makeVariants } from "~/features/media/make-variants.ts";
import { holdPages } from "~/features/media/published-copies.ts";
import { removeFilesLater } from "~/features/media/remove-files.ts";
import { usesOf } from "~/features/media/uses.ts";
import type { DataKey } from "~/features/blocks/data-key.ts";
import { DomainError } from "~/lib/errors.ts";
import { raiseDataHead, wakeData } from "~/server/data-heads.ts";
import type { Db } from "~/server/db.ts";
import { logger } from "~/server/logger.ts";
import type { OutboundFetch } from "~/server/outbound/fetch.ts";
import { OutboundError } from "~/server/outbound/outbound-error.ts";
import { inSite } from "~/server/site-scope.ts";
import type { FeedContext } from "./feed-context.ts";
import { pictureKey } from "./keep-posts.ts";

/**
 * Copies the pictures of a feed's posts to the site's own media, one after the other until `until`; pages are told. A
 * picture that cannot be had, or is none, is left out and tried again when the feed is read next.
 */
export async function copyPictures(ctx: FeedContext, feedId: string, until: Date): Promise<void> {
  const { db, siteId, bus } = ctx;
  const waiting = await db.feedPost.findMany({
    where: { siteId, feedId, mediaId: null, pictureUrl: { not: null } },
    orderBy: { place: "asc" },
  });
  let copied = 0;
  for (const post of waiting) {
    if (ctx.signal?.aborted || new Date() >= until) break;
    const url = post.pictureUrl ?? "";
    const mediaId = await copyPicture(ctx, { url, name: post.title });
    if (mediaId === null) continue;
    // Somebody else may have copied it meanwhile: theirs stays, and the sweep takes ours away.
    const where = { id: post.id, siteId, pictureUrl: url, mediaId: null };
    copied += (await db.feedPost.updateMany({ where, data: { mediaId } })).count;
  }
  if (copied === 0) return;
  await raiseDataHead(db, siteId, "feed" satisfies DataKey);
  wakeData(bus, siteId);
}

async function copyPicture(ctx: FeedContext, { url, name }: { url: string; name: string }): Promise<string | null> {
  const picture = await fetchPicture(ctx.fetch, url, name);
  if (!picture) return null;
  try {
    const { id } = await importImage(ctx, { ...picture, bucketFolder: feedFolder, alt: {} });
    await makeVariants(ctx, { siteId: ctx.siteId, mediaId: id }); // pages shall show no original of 5 MB
    return id;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    logger.info({ url: pictureKey(url), error }, "the picture of a feed is none");
    return null;
  }
}

/** A foreign picture and a name for it; null where there is none at this address. */
export async function fetchPicture(
  fetch: OutboundFetch,
  url: string,
  title: string,
): Promise<{ bytes: Uint8Array; filename: string } | null> {
  try {
    const { status, body } = await fetch(url, { types: ["image/*", "application/octet-stream"] });
    const format = status === 200 ? sniffPicture(body) : null;
    if (!format) return null;
    const words = title.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60) || "bild";
    return { bytes: body, filename: `${words}.${format === "jpeg" ? "jpg" : format}` };
  } catch (error) {
    if (error instanceof OutboundError) return null;
    throw error;
  }
}

/**
 * Takes the copies away that no post and nothing else of the site shows any more, once they are an hour old; their files go a day later, when nobody
 * has a page open that asks for one.
 */
export async function sweepPictures({ db, siteId }: Pick<FeedContext, "db" | "siteId">, now: Date): Promise<void> {
  const old = await db.media.findMany({
    where: { siteId, bucketFolder: feedFolder, createdAt: { lt: new Date(now.getTime() - 3_600_000) } },
    select: { id: true, objectId: true },
  });
  const shown = async (db: Db, ids: string[]) => {
    const posts = await db.feedPost.findMany({ where: { siteId, mediaId: { in: ids } }, select: { mediaId: true } });
    return new Set([...posts.map(({ mediaId }) => mediaId), ...(await usesOf(db, siteId, ids)).keys()]);
  };
  const kept = await shown(
    db,
    old.map(({ id }) => id),
  );
  for (const { id, objectId } of old.filter((row) => !kept.has(row.id))) {
    await inSite(siteId, () =>
      db.$transaction(async (tx) => {
        await holdPages(tx, siteId); // nobody chooses it for a page in this very moment
        if ((await shown(tx, [id])).size > 0) return;
        const { count } = await tx.media.deleteMany({ where: { id, siteId, bucketFolder: feedFolder } });
        if (count > 0) await removeFilesLater(tx, { siteId, objectId });
      }),
    );
  }
}
