import { readJsonBody } from "./body.ts";
import { createContext } from "./context.ts";
import { sendError, sendFailure, sendJson, sendText } from "./errors.ts";
import type { ApiRequest } from "./api-request.ts";
import { openApiText } from "./openapi.ts";
import { queryInput } from "./query.ts";
import { createCaller } from "./root.ts";
import { restRoutes, type RestRoute } from "./rest-routes.ts";

/**
 * Answers `/api/v1/*`: each procedure with `openapi` metadata at its path. Written here instead of taken from
 * trpc-to-openapi, which makes the document: its handler rewrites the shared input shapes when it coerces, knows one
 * method a path, and has an error format of its own.
 */
export async function handleRest({ req, res, site, log }: ApiRequest): Promise<void> {
  const url = new URL(req.url ?? "", "http://host");
  const path = url.pathname.slice("/api/v1".length).replace(/\/$/, "");
  if (path === "/openapi.json") return sendText(res, 200, openApiText());
  const methods = restRoutes().get(path);
  if (!methods) return sendError(res, "NOT_FOUND", "Not found");
  const route = methods.get(req.method === "HEAD" ? "GET" : (req.method ?? ""));
  if (!route) {
    res.setHeader("allow", [...methods.keys()].join(", "));
    return sendError(res, "METHOD_NOT_SUPPORTED", "Method not allowed");
  }
  try {
    const input = route.method === "GET" ? queryInput(url.searchParams, route.shape) : await readJsonBody(req);
    const ctx = await createContext({ req, res, site, door: "rest", log });
    sendJson(res, 200, (await callerOf(createCaller(ctx), route)(route.shape ? input : undefined)) ?? {});
  } catch (cause) {
    sendFailure({ req, res, log }, cause, route.procedure);
  }
}

type Call = (input: unknown) => Promise<unknown>;

function callerOf(caller: object, route: RestRoute): Call {
  let step: unknown = caller;
  for (const part of route.procedure.split(".")) step = (step as Record<string, unknown>)[part];
  return step as Call;
}
