import { causesOf } from "./error-causes.ts";

/** Whether the database refused a row because another one has its id, or what else may stand once alone. */
export function isUniqueViolation(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, originalCode, meta }) => code === "P2002" || originalCode === "23505" || meta?.code === "23505",
  );
}
