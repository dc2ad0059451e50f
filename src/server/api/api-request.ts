import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestSite } from "~/server/context.ts";
import type { ApiContext } from "./trpc.ts";

/** A call to the API: its request, the site that its host resolved to, and the log that names the request. */
export interface ApiRequest {
  req: IncomingMessage;
  res: ServerResponse;
  site: RequestSite;
  log: ApiContext["log"];
}
