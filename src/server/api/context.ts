import type { IncomingMessage } from "node:http";
import { getActor } from "~/server/auth.ts";
import { clientIp } from "~/server/client-ip.ts";
import type { RequestSite } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live-bus.ts";
import { refusalOf, type ApiContext } from "./trpc.ts";

interface ContextRequest {
  req: IncomingMessage;
  site: RequestSite;
  door: ApiContext["door"];
  /** Writes lines that carry the request's id. */
  log: ApiContext["log"];
}

/** What a procedure knows of its request. The actor is read from the database each time; without it, 503. */
export async function createContext({ req, site, door, log }: ContextRequest): Promise<ApiContext> {
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
    log,
  };
}
