import { causesOf, type Failure } from "./error-causes.ts";

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

/**
 * Whether an error, or what caused it, means that the database is away, overloaded or kept a lock for too long: the same
 * request may well succeed a moment later.
 */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(saysAway);
}

function saysAway({ code, originalCode, kind, message }: Failure): boolean {
  if ([code, originalCode].some(isAwayCode)) return true;
  if (typeof kind === "string" && adapterKinds.has(kind)) return true;
  return typeof message === "string" && driverWords.test(message);
}

function isAwayCode(code: unknown): boolean {
  return typeof code === "string" && (prismaCodes.has(code) || postgresCodes.test(code) || socketCodes.test(code));
}
