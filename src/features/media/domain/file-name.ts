import { documentFormats } from "./document-types.ts";
import { refusePicture, type UploadRefusal } from "./refuse.ts";

/** The extensions that pictures may have. */
const imageExtensions = ["jpg", "jpeg", "png", "gif", "svg", "webp"] as const;

/** The extensions of films that browsers play, and of those that phones record in the same container. */
const videoExtensions = ["mp4", "m4v", "mov", "webm"] as const;

/** The lower-case extension of an uploaded picture's name; refuses another extension, and none, in words of their own. */
export function imageExtensionOf(filename: string): string {
  return extensionOf(filename, imageExtensions);
}

/** The lower-case extension of an uploaded film's name; refuses like `imageExtensionOf`. */
export function videoExtensionOf(filename: string): string {
  return extensionOf(filename, videoExtensions);
}

/** The lower-case extension of an uploaded document's name; refuses like `imageExtensionOf`. */
export function documentExtensionOf(filename: string): string {
  return extensionOf(filename, documentFormats, "document-type");
}

function extensionOf(filename: string, allowed: readonly string[], refusal: UploadRefusal = "file-type"): string {
  const extension = /[^./\\]\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase();
  if (!extension) return refusePicture("file-extension");
  if (allowed.includes(extension)) return extension;
  return refusePicture(/^hei[cf]$/.test(extension) && refusal === "file-type" ? "file-heic" : refusal);
}

/** The name to show in the library: without folders and control characters, at most 200 characters. */
export function displayName(filename: string): string {
  const name = filename.slice(Math.max(filename.lastIndexOf("/"), filename.lastIndexOf("\\")) + 1);
  const seen = name.replace(/(?!\u200D)\p{C}/gu, ""); // which joins the parts of an emoji
  return seen.slice(-200).replace(/^\p{Cs}/u, "");
}
