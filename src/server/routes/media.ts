import { realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeSmallCopy } from "~/features/media/small-copy.ts";
import { sendFile } from "../files.ts";
import { env } from "../env.ts";
import { sendPlain } from "../plain-pages.ts";
import type { SiteRequest } from "./request.ts";

const address = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([a-z0-9-]{1,64})\.([a-z0-9]{2,5})$/;

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
};

/** `/media/<objectId>/<name>.<ext>`: a file from the folder of the host's own site, and from nowhere else. */
export async function answerMedia({ request, response, site, pathname }: SiteRequest): Promise<void> {
  const [, objectId, name, extension = ""] = address.exec(pathname) ?? [];
  const contentType = Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
  if (!objectId || !name || !contentType) return sendPlain(response, 404);
  response.setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  const file = [site.id, objectId, `${name}.${extension}`];
  const path = (await ownFile(...file)) ?? (extension === "webp" ? await smallCopy(file, name) : null);
  if (!path || !(await sendFile(request, response, { path, contentType }))) sendPlain(response, 404);
}

/** The path of a small copy that nobody has asked for before. */
async function smallCopy(file: string[], name: string): Promise<string | null> {
  const folder = await ownFile(...file.slice(0, -1));
  return folder && (await makeSmallCopy(folder, name)) ? ownFile(...file) : null;
}

/** The path of a file that really lies in its medium's folder: what a link inside the media folder leads to is none. */
async function ownFile(...parts: string[]): Promise<string | null> {
  const media = join(resolve(env.DATA_DIR), "media");
  try {
    const [root, file] = await Promise.all([realpath(media), realpath(join(media, ...parts))]);
    return file === join(root, ...parts) ? file : null;
  } catch {
    return null; // there is no such file
  }
}
