import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, createHmac } from "node:crypto";
import { getSecret } from "./secret.ts";

const cipher = "aes-256-gcm";
const [nonceLength, tagLength] = [12, 16];

/** Seals a text for the database with a key made from the installation's secret. `purpose` keeps uses apart. */
export function seal(purpose: string, text: string): string {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keyFor(purpose), nonce);
  const body = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString("base64url");
}

/** The text that was sealed; null when it was changed, or sealed for something else or with another secret. */
export function unseal(purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < nonceLength + tagLength) return null;
  const opening = createDecipheriv(cipher, keyFor(purpose), bytes.subarray(0, nonceLength));
  opening.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    const body = opening.update(bytes.subarray(nonceLength + tagLength));
    return Buffer.concat([body, opening.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** A mark on a text that nobody without the installation's secret can make. */
export function sign(purpose: string, text: string): string {
  return createHmac("sha256", keyFor(purpose)).update(text).digest("base64url");
}

function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", getSecret(), "", `vitrine ${purpose}`, 32));
}
