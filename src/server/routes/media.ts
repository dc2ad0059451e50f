import type { ServerResponse } from "node:http";
import { documentTypes, isDocumentFormat } from "~/features/media/domain/document-types.ts";
import { originalName } from "~/features/media/domain/original-name.ts";
import { smallWidths, variantWidths, youtubeWidths } from "~/features/media/domain/variant-widths.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import type { MediumPlace } from "~/features/media/storage.ts";
import { ownValue } from "~/lib/own-value.ts";
import { forYears, sendFile } from "../files/files.ts";
import { sendPlain } from "../http/plain-pages.ts";
import type { SiteRequest } from "./request.ts";

const address = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([a-z0-9-]{1,64})\.([a-z0-9]{2,5})$/;

const folder = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const contentTypes: Record<string, string> = {
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  svg: "image/svg+xml",
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt; charset=utf-8",
  ...documentTypes,
};

/** What stands in for a copy that is still being made. */
const forAMinute = "public, max-age=60";

/**
 * `/media/<objectId>/<name>.<ext>`: a file of a medium of the host's own site, and of no other. A document has whatever name
 * it is asked for by, and goes to the visitor's disk under it: none is drawn on the site's own host. `/media/<objectId>`,
 * the medium's `publicUrl`, leads to its file.
 */
export async function answerMedia({ request, response, site, pathname }: SiteRequest): Promise<void> {
  const [, mediumId] = folder.exec(pathname) ?? [];
  if (mediumId) return leadToFile(response, { siteId: site.id, objectId: mediumId });
  const [, objectId, name = "", extension = ""] = address.exec(pathname) ?? [];
  if (!objectId || !typeOf(extension)) return sendPlain(response, 404);
  response.setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  const place = { siteId: site.id, objectId };
  const isDocument = isDocumentFormat(extension);
  const wanted = isDocument ? originalName(extension) : `${name}.${extension}`;
  const file = await mediaStorage().find(place, wanted);
  const sending = file
    ? { file, contentType: typeOf(extension), cacheControl: forYears }
    : (extension === "webp" || extension === "avif") && /^\d+$/.test(name) && (await nearest(place, Number(name)));
  if (sending && isDocument) response.setHeader("content-disposition", `attachment; filename="${name}.${extension}"`);
  if (sending) await sendFile(request, response, sending);
  else sendPlain(response, 404);
}

/** To the file as it was uploaded, or else to the largest copy. */
async function leadToFile(response: ServerResponse, place: MediumPlace): Promise<void> {
  const names = await mediaStorage().names(place);
  const widest = Math.max(0, ...widthsAmong(names));
  const name = names.find((each) => each.startsWith("original.")) ?? (widest > 0 ? `${widest}.webp` : null);
  if (!name || !typeOf(name.split(".").at(-1) ?? "")) return sendPlain(response, 404);
  response.writeHead(307, { location: `/media/${place.objectId}/${name}`, "cache-control": forAMinute }).end();
}

/** Instead of a copy that is not made yet: the next larger one that is, or the largest, or else the original. */
async function nearest(place: MediumPlace, width: number) {
  const known: number[] = [...smallWidths, ...variantWidths, ...Object.values(youtubeWidths)];
  if (!known.includes(width)) return null;
  const storage = mediaStorage();
  const names = await storage.names(place);
  const copy = nearestOf(widthsAmong(names), width);
  const name = copy ? `${copy}.webp` : names.find((each) => each.startsWith("original."));
  const contentType = typeOf(name?.split(".").at(-1) ?? "");
  const file = name && contentType.startsWith("image/") ? await storage.find(place, name) : null;
  return file && { file, contentType, cacheControl: forAMinute };
}

const widthsAmong = (names: readonly string[]): number[] =>
  names.flatMap((name) => /^(\d+)\.webp$/.exec(name)?.[1] ?? []).map(Number);

function typeOf(extension: string): string {
  return ownValue(contentTypes, extension) ?? "";
}

function nearestOf(widths: number[], wanted: number): number | undefined {
  const ascending = widths.toSorted((one, other) => one - other);
  return ascending.find((width) => width > wanted) ?? ascending.at(-1);
}
