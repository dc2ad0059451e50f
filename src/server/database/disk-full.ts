import { causesOf } from "./error-causes.ts";

const codes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether an error, or what caused it, means that a disk has no room left: this process's or PostgreSQL's. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some(({ code, originalCode }) => codes.has(code) || codes.has(originalCode));
}
