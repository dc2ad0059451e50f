import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.ts";
import { processWide } from "./process-wide.ts";

/**
 * The secret that seals session cookies: `NEXTAUTH_SECRET`, or one made at the first start and kept in `DATA_DIR`,
 * so that people stay signed in over a restart.
 */
export function getSecret(): string {
  return processWide("secret", () => env.NEXTAUTH_SECRET ?? storedSecret(join(env.DATA_DIR, "secret")));
}

function storedSecret(file: string): string {
  mkdirSync(env.DATA_DIR, { recursive: true });
  try {
    // "wx" fails when another process has just made the file; whoever came first wins.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
