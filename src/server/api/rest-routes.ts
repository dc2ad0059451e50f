import { appRouter } from "./root.ts";
import type { ProcedureMeta } from "./trpc.ts";

export interface RestRoute {
  /** Path of the procedure, with dots. */
  procedure: string;
  method: string;
  /** Shape of the input; undefined when it takes none. */
  shape: unknown;
}

interface KnownProcedure {
  _def: { type: string; meta?: ProcedureMeta; inputs: unknown[] };
}

/** Every procedure of the product by its path. */
export function allProcedures(): [path: string, procedure: KnownProcedure][] {
  return Object.entries(appRouter._def.procedures as unknown as Record<string, KnownProcedure>);
}

export function isSubscription(path: string): boolean {
  const procedures = appRouter._def.procedures as unknown as Record<string, KnownProcedure>;
  return Object.hasOwn(procedures, path) && procedures[path]?._def.type === "subscription";
}

let routes: Map<string, Map<string, RestRoute>> | undefined;

/** Path below `/api/v1` → method → procedure, read once from the procedures' metadata. */
export function restRoutes(): Map<string, Map<string, RestRoute>> {
  routes ??= readRoutes();
  return routes;
}

function readRoutes(): Map<string, Map<string, RestRoute>> {
  const found = new Map<string, Map<string, RestRoute>>();
  for (const [procedure, { _def }] of allProcedures()) {
    const openapi = _def.meta?.openapi;
    if (!openapi) continue;
    const methods = found.get(openapi.path) ?? new Map<string, RestRoute>();
    for (const method of _def.meta?.alsoPut ? [openapi.method, "PUT"] : [openapi.method])
      methods.set(method, { procedure, method, shape: _def.inputs[0] });
    found.set(openapi.path, methods);
  }
  return found;
}
