import type { IncomingMessage, ServerResponse } from "node:http";
import { TRPCError } from "@trpc/server";
import { forEditor } from "~/lib/site-editor.ts";
import { getActor } from "~/server/auth.ts";
import { clientIp } from "~/server/http/client-ip.ts";
import type { RequestSite } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { requestOrigin } from "~/server/http/host.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import type { ApiRequest } from "./api-request.ts";
import { isKindShown } from "./shown-kind.ts";
import { refusalOf, type ApiContext } from "./trpc.ts";

interface ContextRequest {
  req: IncomingMessage;
  /** Where cookies are set. */
  res?: ServerResponse;
  site: RequestSite;
  door: ApiContext["door"];
  /** Writes lines that carry the request's id. */
  log: ApiContext["log"];
}

/** What a procedure knows of its request. The actor is read from the database each time; without it, 503. */
export async function createContext({ req, res, site, door, log }: ContextRequest): Promise<ApiContext> {
  const db = getDb();
  return {
    db,
    bus: getLiveBus(),
    site,
    actor: await getActor(req.headers.cookie, site, db).catch((error: unknown) => {
      throw refusalOf(error) ?? error;
    }),
    ip: clientIp(req),
    door,
    ...(res && { setCookie: (line) => void res.appendHeader("set-cookie", line(isSecure(req))) }),
    log,
    isShown: (kind) => isKindShown({ db, siteId: site.id, cookies: req.headers.cookie, isSecure: isSecure(req) }, kind),
  };
}

const isSecure = (req: IncomingMessage) => requestOrigin(req, env.TRUST_PROXY > 0).startsWith("https:");

/** The same for a route of its own that is for the site's editors alone. Throws for everybody else. */
export async function editorOf({ req, site, log }: ApiRequest) {
  const { actor, ...ctx } = await createContext({ req, site, door: "rest", log });
  if (!actor) throw new TRPCError({ code: "UNAUTHORIZED" });
  return forEditor({ ...ctx, actor });
}
