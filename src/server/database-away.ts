/** Prisma: not reachable, no answer in time, connection closed, no free connection, transaction could not go on. */
const prismaCodes = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2034", "P2037"]);
/** PostgreSQL: connection lost or refused, stopping or starting, no resources, timeout, lock timeout, deadlock. */
const postgresCodes = /^(08...|57P0[1-5]|57014|53...|55P03|25P0[34]|40001|40P01)$/;
const socketCodes = /^E(CONN[A-Z]+|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH)$/;
/** What the driver's adapter says without any code. */
const adapterKinds = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"]);
/** What the driver and its pool say without any code. */
const driverWords =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|client has encountered a connection/i;

/** What errors of Prisma, its adapter, the driver and the socket have in common. */
interface Failure {
  code?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/**
 * Whether an error, or what caused it, means that the database is away, overloaded or kept a lock for too long: the same
 * request may well succeed a moment later.
 */
export function isDatabaseAway(error: unknown, depth = 6): boolean {
  if (typeof error !== "object" || error === null || depth === 0) return false;
  const { code, originalCode, kind, message, cause, meta } = error as Failure;
  if ([code, originalCode].some(isAwayCode)) return true;
  if (typeof kind === "string" && adapterKinds.has(kind)) return true;
  if (typeof message === "string" && driverWords.test(message)) return true;
  return isDatabaseAway(cause, depth - 1) || isDatabaseAway(meta?.driverAdapterError, depth - 1);
}

function isAwayCode(code: unknown): boolean {
  return typeof code === "string" && (prismaCodes.has(code) || postgresCodes.test(code) || socketCodes.test(code));
}
