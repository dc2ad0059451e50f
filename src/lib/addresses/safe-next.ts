import { safeInternalPath } from "./safe-href.ts";

/** Where to go next after signing in or out: a path of this host by the rule of all links, or `fallback`. */
export function safeNext(wanted: string | null | undefined, fallback = "/"): string {
  if (!wanted || wanted.length > 2_000) return fallback;
  return safeInternalPath(wanted) ?? fallback;
}
