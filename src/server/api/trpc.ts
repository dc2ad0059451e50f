import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import type { OpenApiMeta } from "trpc-to-openapi";
import { ZodError } from "zod";
import type { RootDb } from "~/server/db.ts";
import type { LiveBus } from "~/server/live-bus.ts";
import { DomainError, type DomainErrorCode } from "~/lib/errors.ts";

/** The site that the request's host resolved to. */
export interface RequestSite {
  id: string;
  key: string;
  locales: string[];
}

/** Who asks. Read from the database on each request, so that a lost membership counts at once. */
export interface Actor {
  userId: string;
  name: string;
  isAdmin: boolean;
  /** Role on the request's site, or null for a stranger to it. */
  role: "optician" | "admin" | null;
}

export interface ApiContext {
  db: RootDb;
  bus: LiveBus;
  site: RequestSite;
  actor: Actor | null;
  /** Address of the caller, for rate limits. */
  ip: string;
  door: "http" | "rest" | "ws";
  log: { info: (o: object, m?: string) => void; error: (o: object, m?: string) => void };
}

export interface ProcedureMeta extends OpenApiMeta {
  /** Reachable over the live door (`/api/live`), which is closed to everything else. */
  live?: true;
}

const trpcCodes = {
  "not-found": "NOT_FOUND",
  forbidden: "FORBIDDEN",
  stale: "CONFLICT",
  invalid: "BAD_REQUEST",
  "too-many": "TOO_MANY_REQUESTS",
  unavailable: "SERVICE_UNAVAILABLE",
} as const satisfies Record<DomainErrorCode, TRPCError["code"]>;

const t = initTRPC
  .context<ApiContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer: superjson,
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      message: error.code === "INTERNAL_SERVER_ERROR" ? "Internal server error" : shape.message,
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        details: error.cause instanceof DomainError ? error.cause.details : undefined,
        fields: error.cause instanceof ZodError ? fieldErrors(error.cause) : undefined,
      },
    }),
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const translateErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof DomainError) {
    const cause = result.error.cause;
    throw new TRPCError({ code: trpcCodes[cause.code], message: cause.message, cause });
  }
  return result;
});

const onlyLive = t.middleware(({ ctx, meta, next }) => {
  if (ctx.door === "ws" && !meta?.live) throw new TRPCError({ code: "NOT_FOUND" });
  return next();
});

/** Everybody. */
export const publicProcedure = t.procedure.use(onlyLive).use(translateErrors);

/** Whoever holds a game's link; the services check that the game is one of this site's. */
export const playerProcedure = publicProcedure;

/** Any signed-in person. */
export const memberProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.actor) throw new TRPCError({ code: "UNAUTHORIZED" });
  return next({ ctx: { actor: ctx.actor } });
});

/** Who may edit the site that the host resolved to: its members, and admins. */
export const editorProcedure = memberProcedure.use(({ ctx, next }) => {
  if (!ctx.actor.isAdmin && ctx.actor.role === null) throw new TRPCError({ code: "FORBIDDEN" });
  return next();
});

export const adminProcedure = memberProcedure.use(({ ctx, next }) => {
  if (!ctx.actor.isAdmin) throw new TRPCError({ code: "FORBIDDEN" });
  return next();
});

function fieldErrors(error: ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join("."), issue.message]));
}
