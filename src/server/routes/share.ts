import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { sharePath, shareTarget } from "~/features/site/share-picture/share-path.ts";
import { sharePicture } from "~/features/site/share-picture/share-picture.ts";
import { DomainError } from "~/lib/errors.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { clientIp } from "../http/client-ip.ts";
import { forYears } from "../files/files.ts";
import { sendPlain } from "../http/plain-pages.ts";
import { send } from "../http/send.ts";
import type { SiteRequest } from "./request.ts";

/** `/share/<page>/<language>-<stamp>.jpg`: the picture of a page where it is shared. An older one leads to that of today. */
export async function answerShare(ctx: SiteRequest, index: SiteIndex): Promise<void> {
  const { pathname, response } = ctx;
  const target = shareTarget(pathname);
  const page = target && index.pages.get(target.pageId);
  const path = page && sharePath(index, page, target.locale);
  if (!path) return sendPlain(response, 404);
  if (path !== pathname) {
    response.writeHead(302, { location: path, "cache-control": "no-cache" }).end();
    return;
  }
  try {
    const network = networkOf(clientIp(ctx.request));
    const body = await sharePicture(path, { index, page, locale: target.locale, network });
    if (!body) return sendPlain(response, 404);
    send(ctx, { headers: { "content-type": "image/jpeg", "cache-control": forYears }, body, etag: `"${path}"` });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const isTooMuch = error.code === "too-many";
    if (!isTooMuch && error.code !== "unavailable") throw error;
    sendPlain(response, isTooMuch ? 429 : 503, { "retry-after": isTooMuch ? "60" : "10" });
  }
}
