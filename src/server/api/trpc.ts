import { initTRPC, TRPCError } from "@trpc/server";
import type { OpenApiMeta } from "trpc-to-openapi";
import { ZodError } from "zod";
import type { Actor, RequestSite, ServiceContext, SetCookie } from "~/server/context.ts";
import { isDatabaseAway } from "~/server/database/database-away.ts";
import { isDiskFull } from "~/server/database/disk-full.ts";
import type { RootDb } from "~/server/db.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";
import { DomainError, type DomainErrorCode } from "~/lib/errors.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { inputFault } from "~/lib/call-input.ts";
import { apiTransformer } from "./transformer.ts";

export type { Actor, RequestSite, ServiceContext };

export interface ApiContext {
  db: RootDb;
  bus: LiveBus;
  site: RequestSite;
  actor: Actor | null;
  /** Address of the caller, for rate limits. */
  ip: string;
  door: "http" | "rest" | "ws";
  /** Sets a cookie with the answer; not over a door that has none. */
  setCookie?: SetCookie;
  /** Whether the caller may see a published section of this kind; what shows a whole list asks it. Without it they may. */
  isShown?: (kind: string) => Promise<boolean>;
  log: { info: (o: object, m?: string) => void; error: (o: object, m?: string) => void };
}

export interface ProcedureMeta extends OpenApiMeta {
  /** Reachable over the live door (`/api/live`), which is closed to everything else. */
  live?: true;
  /** The REST path answers PUT as well as POST. */
  alsoPut?: true;
  /** How many plain questions this one is worth, where questions are counted. */
  weight?: number;
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
    transformer: apiTransformer,
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      message: messageOf(error),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        // Left out where there are none: phones read plain JSON, which has no word for "undefined".
        ...(error.cause instanceof DomainError && error.cause.details && { details: error.cause.details }),
        ...(error.cause instanceof ZodError && { fields: fieldErrors(error.cause) }),
      },
    }),
  });

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

const translateErrors = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  const refusal = result.ok ? null : refusalOf(result.error.cause);
  if (!refusal) return result;
  if (refusal.code === "SERVICE_UNAVAILABLE") {
    ctx.log.error({ procedure: path, reason: String(refusal.cause?.cause) }, refusal.message);
  }
  throw refusal;
});

/** The refusal that an error stands for; null for a fault of ours. A database that is away and a full disk are `unavailable`. */
export function refusalOf(error: unknown): TRPCError | null {
  const cause = unavailable(error) ?? error;
  if (!(cause instanceof DomainError)) return null;
  return new TRPCError({ code: trpcCodes[cause.code], message: cause.message, cause });
}

function unavailable(error: unknown): DomainError | null {
  if (isDiskFull(error))
    return new DomainError("unavailable", "The disk is full", { refusal: "disk-full" }, { cause: error });
  if (isDatabaseAway(error))
    return new DomainError("unavailable", "The database does not answer", { retryAfterMs: 1_000 }, { cause: error });
  return null;
}

/** The live door shows what is marked `live` only; a subscription is open nowhere else, where nothing limits it. */
const throughItsDoor = t.middleware(({ ctx, meta, type, next }) => {
  if (ctx.door === "ws" && !meta?.live) throw new TRPCError({ code: "NOT_FOUND" });
  if (ctx.door !== "ws" && type === "subscription") throw new TRPCError({ code: "METHOD_NOT_SUPPORTED" });
  return next();
});

/** More than a form, a score or a question ever has, and more than a page of all that an editor may do to it. */
const mostValues = { anybody: 2_000, signedIn: 30_000 };
const inputFaults = {
  "too-many-values": "The input holds too many values",
  "unstorable-text": "A text holds what cannot be stored",
} as const;

/** Reads the input of every call, also where the procedure takes none, before its shape is looked at. */
const withUsableInput = t.middleware(async ({ ctx, getRawInput, next }) => {
  const fault = inputFault(await getRawInput(), ctx.actor ? mostValues.signedIn : mostValues.anybody);
  if (fault) throw new DomainError("invalid", inputFaults[fault]);
  return next();
});

/** Everybody. */
export const publicProcedure = t.procedure.use(throughItsDoor).use(translateErrors).use(withUsableInput);

/** Any signed-in person. */
export const memberProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.actor) throw new TRPCError({ code: "UNAUTHORIZED" });
  return next({ ctx: { actor: ctx.actor } });
});

/** Who may edit the site that the host resolved to: its members, and admins. Here alone `siteId` becomes proof of it. */
export const editorProcedure = memberProcedure.use(({ ctx, next }) => next({ ctx: forEditor(ctx) }));

export const adminProcedure = memberProcedure.use(({ ctx, next }) => {
  if (!ctx.actor.isAdmin) throw new TRPCError({ code: "FORBIDDEN" });
  return next();
});

/** Nothing of a fault of ours; of a wrong input its fields tell. */
function messageOf({ code, cause, message }: TRPCError): string {
  if (code === "INTERNAL_SERVER_ERROR") return "Internal server error";
  return cause instanceof ZodError ? notValid : message;
}

export const notValid = "Input is not valid";
/** Nobody reads more of them. */
const mostFields = 20;

/** Messages by the path of the input that they belong to, of the first 20. */
export function fieldErrors(error: ZodError): Record<string, string> {
  const first = error.issues.slice(0, mostFields);
  return Object.fromEntries(first.map(({ path, message }) => [path.join(".").slice(0, longestPath), message]));
}
const longestPath = 200;
