import { parseRoute } from "~/features/map/domain/map-route.ts";
import type { Translate } from "../messages.ts";

/** Reads a written or pasted way; of one that is none it says what is needed, beside the words specified in English. */
export const checkRoute = (t: Translate) => (entry: string) => {
  const parsed = parseRoute(entry);
  if (parsed.ok) return { ok: true as const, value: parsed.route };
  return { ok: false as const, reason: t("route.unreadable", { error: parsed.error }) };
};
