import { randomUUID, timingSafeEqual } from "node:crypto";
import { cookieValue } from "~/server/auth.ts";
import { sign } from "~/server/seal.ts";

const days = 180;

function cookieName(isSecure: boolean): string {
  return isSecure ? "__Host-vitrine.device" : "vitrine.device";
}

/**
 * A `Set-Cookie` line by which this device is known when the account is opened on it again. It opens nothing by itself:
 * it only spares the owner the waits that strangers' wrong tries bring about.
 */
export function deviceCookie(email: string, isSecure: boolean): string {
  const id = randomUUID();
  const attributes = `Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return `${cookieName(isSecure)}=${id}.${markOf(id, email)}; ${attributes}`;
}

/** The id of the device, when this account was opened on it before; else null. */
export function knownDevice(cookieHeader: string | undefined, email: string, isSecure: boolean): string | null {
  const [id = "", mark = ""] = (cookieValue(cookieHeader, cookieName(isSecure)) ?? "").split(".");
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(id, email))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

function markOf(id: string, email: string): string {
  return sign("device", `${id}\n${email}`);
}
