import { refusePicture } from "../domain/refuse.ts";
import { sniffPicture } from "../domain/sniff.ts";
import { mayBeDocument } from "../domain/sniff-document.ts";
import { maximumSvgBytes } from "../read-picture.ts";
import type { OnePartForm } from "./one-part-form.ts";
import type { UploadSlug } from "./schema.ts";

/** So much of a file is looked at before the rest is taken. */
const headBytes = 1_024;

interface Receiving {
  form: OnePartForm;
  write: (bytes: Buffer, at: number) => Promise<void>;
  /** How many bytes are here already, and how many there will be. */
  start: number;
  size: number;
  slug: UploadSlug;
}

/**
 * Writes the rest of a file as it comes in; what is written stays, also when the sender is cut off. A file that begins
 * as none of its kind does is refused with its first bytes.
 */
export async function receivePart(
  body: AsyncIterable<Buffer>,
  { form, write, start, size, slug }: Receiving,
): Promise<void> {
  let at = start;
  let held: Buffer | null = start === 0 ? Buffer.alloc(0) : null;
  for await (const piece of body) {
    let bytes = form.take(piece);
    if (held !== null) {
      held = bytes = Buffer.concat([held, bytes]);
      if (held.length < Math.min(headBytes, size)) continue;
      if (slug === "document") checkDocumentHead(held);
      else checkHead(held, size);
      held = null;
    }
    if (bytes.length > 0) await write(bytes, at);
    at += bytes.length;
  }
  form.end();
}

/** A drawing begins with text, of any length: only all of it tells whether it is one. */
function checkHead(head: Buffer, size: number): void {
  const format = sniffPicture(head);
  const mayBeDrawing = format === "svg" || /^\s*<[?!]/.test(head.toString("utf8").replace(/^\uFEFF/, ""));
  if (format !== null && format !== "svg") return;
  if (!mayBeDrawing) return refusePicture("not-a-picture");
  if (size > maximumSvgBytes) return refusePicture("svg-size");
}

function checkDocumentHead(head: Buffer): void {
  if (!mayBeDocument(head)) refusePicture("document-broken");
}
