import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { env } from "./env.ts";
import { processWide } from "./process-wide.ts";

/** One that is made here has 43 characters; with fewer than these the file was cut off, or written by somebody. */
const shortest = 32;

/**
 * The secret that seals session cookies: `NEXTAUTH_SECRET`, or one made at the first start and kept in `DATA_DIR`,
 * so that people stay signed in over a restart.
 */
export function getSecret(): string {
  return processWide("secret", () => env.NEXTAUTH_SECRET ?? storedSecret(join(env.DATA_DIR, "secret")));
}

/**
 * The secret in this file, which is made where it is missing. One that is empty or too short is never used, for anybody
 * could seal a session with it, and never replaced: what was sealed with the lost one is for the person to give up.
 */
export function storedSecret(file: string): string {
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= shortest) return secret;
  throw new Error(
    `The secret in ${resolve(file)} is ${secret ? "too short" : "empty"}. Put the file back from a backup; or delete it, ` +
      "and the next start makes a new one: then everybody signs in again, and those with a second step by a recovery code.",
  );
}

/**
 * Whole or not at all, also when the power goes meanwhile; where two processes make one, the first stays. On a disk
 * without second names for a file (CIFS, exFAT) it is written in its place.
 */
function makeSecret(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  const write = (path: string) =>
    writeFileSync(path, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
  write(draft);
  try {
    unlessThere(() => linkSync(draft, file));
  } catch {
    unlessThere(() => write(file));
  } finally {
    rmSync(draft);
  }
}

function unlessThere(make: () => void): void {
  try {
    make();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}
