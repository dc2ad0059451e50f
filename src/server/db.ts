import { PrismaPg } from "@prisma/adapter-pg";
import { Prisma, PrismaClient } from "~/generated/prisma/client.ts";
import { DomainError } from "~/lib/errors.ts";
import { env } from "./env.ts";
import { KeepingPool } from "./database/keeping-pool.ts";
import { processWide } from "./process-wide.ts";
import { assumeProductRole, SiteClient } from "./database/site-client.ts";
import { inSite, noSite, siteScope } from "./site-scope.ts";
import { statementNames } from "./database/statement-names.ts";

export { Prisma };
export type * from "~/generated/prisma/models.ts";

/** The database, or a transaction on it: services take it as an argument. */
export type Db = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$use" | "$extends">;
export type RootDb = PrismaClient;

/**
 * Opens a client with timeouts: connect 3 s, statement 5 s, transaction 8 s, each lock 1 s, idle in transaction 10 s.
 * All but the lock's are multiplied by `patience`, for work that nobody waits for in front of a screen.
 */
export function openDb(connectionString: string, { patience = env.DATABASE_PATIENCE } = {}): RootDb {
  return clientOn(openPool(connectionString, patience), patience);
}

function openPool(connectionString: string, patience: number): KeepingPool {
  const settings = {
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3_000 * patience,
    // A new connection costs a login and every plan that the old one had kept: it must not be lost in a quiet moment.
    idleTimeoutMillis: 300_000,
    statement_timeout: 5_000 * patience,
    query_timeout: 6_000 * patience,
    // For each single lock: who queues behind another waiter waits for two in turn, the queue's and the holder's.
    lock_timeout: 1_000,
    idle_in_transaction_session_timeout: 10_000 * patience,
    application_name: "vitrine",
    Client: SiteClient,
    pipeline: true,
    onConnect: assumeProductRole,
  };
  return new KeepingPool(settings);
}

function clientOn(pool: KeepingPool, patience: number): RootDb {
  const adapter = new PrismaPg(pool, {
    statementNameGenerator: statementNames(),
    disposeExternalPool: true,
  });
  const transactionOptions = { maxWait: 2_000 * patience, timeout: 8_000 * patience };
  return insideSites(new PrismaClient({ adapter, transactionOptions }));
}

/** The process's own database; `DATABASE_URL` must be set by then (the start command does it). */
export function getDb(): RootDb {
  return processWide("db", () => clientOn(ownPool(), env.DATABASE_PATIENCE));
}

/** The connections of the process's own database. */
export function ownPool(): KeepingPool {
  return processWide("db-pool", () => {
    const url = process.env.DATABASE_URL;
    if (!url) throw new DomainError("unavailable", "DATABASE_URL is not set");
    return openPool(url, env.DATABASE_PATIENCE);
  });
}

const modelsWithoutSite = new Set([
  "Site",
  "SiteHost",
  "User",
  "Account",
  "Session",
  "VerificationToken",
  "PasswordReset",
  "RecoveryCode",
  "HouseClock",
  "ChangelogEntry",
  "ChangelogSeen",
]);

/**
 * Prisma drops a `where` key whose value is undefined, so `{ siteId: undefined }` would match every site. This
 * makes each query on a site's table fail unless its `where` (or `data`, when creating) names a site. Outside of
 * `inSite`, such a query is work of the site that it names; SQL of one's own needs `inSite`, or it finds no rows.
 */
function insideSites(client: PrismaClient): PrismaClient {
  return client.$extends({
    query: {
      $allModels: {
        $allOperations({ model, operation, args, query }) {
          if (modelsWithoutSite.has(model)) return query(args);
          const siteId = requireSite(model, operation, args);
          return siteId === null || siteScope() !== noSite ? query(args) : inSite(siteId, () => query(args));
        },
      },
    },
  }) as unknown as PrismaClient;
}

interface QueryArguments {
  where?: Record<string, unknown>;
  data?: unknown;
  create?: Record<string, unknown>;
}

/**
 * The site that the query names; null where it names a list of them. Throws when it names none, and for the lookups
 * that Prisma puts together with others of the same moment, which may be of other sites. Exported for its test.
 */
export function requireSite(model: string, operation: string, args: QueryArguments): string | null {
  if (operation.startsWith("findUnique")) throw new Error(`${model}: findFirst, for ${operation} mixes sites`);
  const rows = operation.startsWith("create") ? [args.data].flat() : [args.where];
  if (operation === "upsert") rows.push(args.create);
  const sites = rows.map((row) => siteNamed(row));
  if (sites.includes(undefined)) throw new Error(`${model}.${operation} does not name its site`);
  return sites[0] ?? null;
}

/** The site in a `where`, or in one of its keys of several columns; null for a list of sites. */
function siteNamed(row: unknown): string | null | undefined {
  if (typeof row !== "object" || row === null) return undefined;
  for (const [key, value] of Object.entries(row) as [string, unknown][]) {
    if (key === "siteId" && typeof value === "string") return value;
    if (key === "siteId" && isSiteFilter(value)) return null;
    const within = key.includes("siteId_") || key.includes("_siteId") ? siteNamed(value) : undefined;
    if (within !== undefined) return within;
  }
  return undefined;
}

function isSiteFilter(value: unknown): boolean {
  return typeof value === "object" && value !== null && "in" in value && Array.isArray(value.in);
}
