/** What errors of Prisma, its adapter, the driver and the socket say of themselves. */
export interface Failure {
  code?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { code?: unknown; driverAdapterError?: unknown };
}

/** An error and all that caused it, outermost first; six within each other at most. */
export function causesOf(error: unknown, depth = 6): Failure[] {
  if (typeof error !== "object" || error === null || depth === 0) return [];
  const failure: Failure = error;
  const { cause, meta } = failure;
  return [failure, ...causesOf(cause, depth - 1), ...causesOf(meta?.driverAdapterError, depth - 1)];
}
