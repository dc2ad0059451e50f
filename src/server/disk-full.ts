const codes = new Set(["ENOSPC", "EDQUOT", "53100"]);

interface Failure {
  code?: unknown;
  originalCode?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** Whether an error, or what caused it, means that a disk has no room left: this process's or PostgreSQL's. */
export function isDiskFull(error: unknown, depth = 6): boolean {
  if (typeof error !== "object" || error === null || depth === 0) return false;
  const { code, originalCode, cause, meta } = error as Failure;
  if ([code, originalCode].some((each) => typeof each === "string" && codes.has(each))) return true;
  return isDiskFull(cause, depth - 1) || isDiskFull(meta?.driverAdapterError, depth - 1);
}
