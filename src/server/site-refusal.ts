interface Failure {
  originalCode?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** Whether the database refused a row because it is, or would become, one of another site than the work's. */
export function isOfAnotherSite(error: unknown, depth = 5): boolean {
  if (typeof error !== "object" || error === null || depth === 0) return false;
  const { originalCode, cause, meta } = error as Failure;
  return (
    originalCode === "42501" || [cause, meta?.driverAdapterError].some((inner) => isOfAnotherSite(inner, depth - 1))
  );
}
