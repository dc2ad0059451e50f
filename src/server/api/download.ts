import { pipeline } from "node:stream/promises";
import { TRPCError } from "@trpc/server";
import { hour } from "~/lib/time/lengths.ts";
import type { Actor } from "~/server/context.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import type { ApiRequest } from "./api-request.ts";
import { createContext } from "./context.ts";
import { sendError, sendFailure } from "./errors.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { isAskedForHere } from "./same-origin.ts";
import { watchSession } from "./session-watch.ts";
import type { ApiContext } from "./trpc.ts";

/** A file that is made while it is taken. */
interface Download {
  fileName: string;
  type: string;
  parts: AsyncIterable<string | Uint8Array>;
}

interface DownloadRoute {
  procedure: string;
  method: "GET";
  path: string;
}

/** Each reads the whole site, and lasts as long as the connection needs for it. */
const turns = oneAtATime({ mostOfOne: 2, most: 4 });

type AskedContext = ApiContext & { actor: Actor };

interface DownloadWork<Context> {
  /** Throws for those who may not have it. */
  allow: (ctx: AskedContext) => Context;
  open: (ctx: Context, asked: URLSearchParams) => Download | Promise<Download>;
}

/**
 * A route that answers with a file, to people of this host alone and each in turn. A file that breaks off ends the
 * connection, so that nobody takes it for a whole one; it breaks off for whoever signs out, or loses the right meanwhile.
 */
export function downloadRoute<Context>(
  { procedure, method, path }: DownloadRoute,
  { allow, open }: DownloadWork<Context>,
) {
  const given = rateLimit(procedure, { most: 30, windowMs: hour });
  const isAsked = (asked: string | undefined, at: string): boolean => asked === method && at === `/api/v1${path}`;

  async function handle({ req, res, site, log }: ApiRequest): Promise<void> {
    if (!isAskedForHere(req)) return sendError(res, "FORBIDDEN", "Not asked for by a page of this host");
    try {
      const ctx = await createContext({ req, site, door: "rest", log });
      const { actor } = ctx;
      if (!actor) throw new TRPCError({ code: "UNAUTHORIZED" });
      const allowed = allow({ ...ctx, actor });
      given.count(actor.userId);
      const name = `${procedure} ${actor.userId} ${site.id}`;
      await turns.take({ of: actor.userId, name, end: () => res.destroy() }, async () => {
        const stop = watchSession({ cookie: req.headers.cookie, site, actor }, () => res.destroy());
        try {
          const asked = new URLSearchParams((req.url ?? "").split("?")[1] ?? "");
          const { fileName, type, parts } = await open(allowed, asked);
          res.writeHead(200, { "content-type": type, "content-disposition": `attachment; filename="${fileName}"` });
          await pipeline(parts, res);
        } finally {
          stop();
        }
      });
    } catch (cause) {
      if (!res.headersSent) return sendFailure({ req, res, log }, cause, procedure);
      // Who has gone is no fault; `pipeline` has ended the connection either way.
      const hasGone = (cause as { code?: string }).code === "ERR_STREAM_PREMATURE_CLOSE";
      if (!hasGone) log.error({ error: cause, procedure }, "download broke off");
    }
  }
  return { isAsked, handle };
}
