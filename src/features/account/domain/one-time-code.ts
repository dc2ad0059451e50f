import { Secret, TOTP } from "otpauth";

const stepSeconds = 30;
/** A phone's clock may be wrong by half a minute. */
const tolerance = 1;

/** A new key for an authenticator app: 160 random bits in base 32. */
export function newOneTimeKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function oneTimeKeyUri(key: string, account: string, issuer: string): string {
  return totpOf(key, account, issuer).toString();
}

/**
 * The half minute that a six-digit code belongs to, or null when it is not right now. Whoever accepts it must remember
 * the number and refuse it, and every earlier one, from then on.
 */
export function stepOfCode(key: string, code: string, now: number): number | null {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(key).validate({ token, timestamp: now, window: tolerance });
  return delta === null ? null : Math.floor(now / 1000 / stepSeconds) + delta;
}

/** The code that an authenticator app shows. */
export function codeAt(key: string, now: number): string {
  return totpOf(key).generate({ timestamp: now });
}

function totpOf(key: string, label = "", issuer = ""): TOTP {
  return new TOTP({ secret: Secret.fromBase32(key), label, issuer, period: stepSeconds, digits: 6, algorithm: "SHA1" });
}
