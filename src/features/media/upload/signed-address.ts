import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { uploadFileSchema, type UploadFile } from "./schema.ts";

const mark = "&signature=";

/** As UploadThing marks its addresses and its calls: a hash that nobody without the app's key can make. */
export function signatureOf(text: string, apiKey: string): string {
  return `hmac-sha256=${createHmac("sha256", apiKey).update(text).digest("hex")}`;
}

interface SignedAddress {
  file: UploadFile;
  /** Whether it has expired. */
  isOld: boolean;
}

/**
 * The file that a signed address was made for. Null when a sign of it was changed, and when it is another app's.
 * `address` is the whole of it, as it was handed out.
 */
export function readSignedAddress(
  address: string,
  { apiKey, appId, now }: { apiKey: string; appId: string; now: number },
): SignedAddress | null {
  const end = address.lastIndexOf(mark);
  if (end === -1) return null;
  const signed = address.slice(0, end);
  if (!isSame(address.slice(end + mark.length), encodeURIComponent(signatureOf(signed, apiKey)))) return null;
  const query = new URL(signed).searchParams;
  if (said(query, "x-ut-identifier") !== appId) return null;
  const file = uploadFileSchema.extend({ size: z.coerce.number().pipe(uploadFileSchema.shape.size) }).safeParse({
    name: said(query, "x-ut-file-name"),
    size: said(query, "x-ut-file-size"),
    type: said(query, "x-ut-file-type"),
  }).data;
  return file ? { file, isOld: !(Number(query.get("expires")) > now) } : null;
}

/** Values are encoded twice. */
function said(query: URLSearchParams, name: string): string | null {
  const value = query.get(name);
  try {
    return value === null ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
