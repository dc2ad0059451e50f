import { causesOf } from "./error-causes.ts";

/** Whether the database refused a row because it is, or would become, one of another site than the work's. */
export function isOfAnotherSite(error: unknown): boolean {
  return causesOf(error).some(({ originalCode }) => originalCode === "42501");
}
