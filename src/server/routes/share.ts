import { sharedEntry } from "~/features/listings/entry-places.ts";
import { findEntry } from "~/features/listings/entry-register.ts";
import { listsOn } from "~/features/listings/lists-on-page.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { type SharedEntry, sharePath, shareTarget } from "~/features/site/share-picture/share-path.ts";
import { sharePicture } from "~/features/site/share-picture/share-picture.ts";
import { DomainError } from "~/lib/errors.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { getDb } from "../db.ts";
import { clientIp } from "../http/client-ip.ts";
import { forYears } from "../files/files.ts";
import { sendPlain } from "../http/plain-pages.ts";
import { send } from "../http/send.ts";
import type { SiteRequest } from "./request.ts";

/** While copies of what it shows are still being made. */
const forAMinute = "public, max-age=60";

/**
 * `/share/<page>/<language>-<stamp>.jpg`: the picture of a page where it is shared, or with the beginning of an entry's id
 * behind the page that of this entry. An older one leads to that of today.
 */
export async function answerShare(ctx: SiteRequest, index: SiteIndex): Promise<void> {
  const { pathname, response } = ctx;
  const target = shareTarget(pathname);
  const page = target && index.pages.get(target.pageId);
  const entry = page ? await entryOf(index, page, target) : null;
  const path = page && entry !== undefined && sharePath(index, page, target.locale, entry);
  if (!path) return sendPlain(response, 404);
  if (path !== pathname) {
    response.writeHead(302, { location: path, "cache-control": "no-cache" }).end();
    return;
  }
  try {
    const network = networkOf(clientIp(ctx.request));
    const picture = await sharePicture(path, { index, page, locale: target.locale, entry, network });
    if (!picture) return sendPlain(response, 404);
    const { bytes: body, isFinal } = picture;
    const headers = { "content-type": "image/jpeg", "cache-control": isFinal ? forYears : forAMinute };
    send(ctx, { headers, body, etag: isFinal ? `"${path}"` : undefined });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const isTooMuch = error.code === "too-many";
    if (!isTooMuch && error.code !== "unavailable") throw error;
    sendPlain(response, isTooMuch ? 429 : 503, { "retry-after": isTooMuch ? "60" : "10" });
  }
}

/** The entry that is asked for, null for the page itself; undefined where the page lists no such entry. */
async function entryOf(
  index: SiteIndex,
  page: IndexedPage,
  { shortId, locale }: { shortId: string | null; locale: string },
): Promise<SharedEntry | null | undefined> {
  if (shortId === null) return null;
  const entry = await findEntry(getDb(), index.id, shortId, new Date());
  const isListed = entry !== null && (await listsOn(index, page, locale)).includes(entry.list);
  return isListed ? sharedEntry(index, locale, entry) : undefined;
}
