import { pino } from "pino";
import { env } from "./env.ts";
import { processWide } from "./process-wide.ts";

/** The process's structured log, one JSON object a line. Request logs carry `requestId`. */
export const logger = processWide("logger", () =>
  pino({
    level: env.LOG_LEVEL,
    base: undefined,
    redact: ["req.headers.cookie", "req.headers.authorization"],
    serializers: { error: (error: Error) => shortened(pino.stdSerializers.err(error)) },
    formatters: { log: shortened },
  }),
);

const longest = 500;
const longestStack = 4_000;

/** Whoever has the key of a preview sees the draft: it stands in addresses, and in what is said of a page that failed. */
const previewKey = /(\/preview\/)[^/?\s]+/g;

/**
 * A line whose texts are cut, for some of them come from strangers, who may send as much as they like, and that holds no
 * key which opens anything.
 */
export function shortened(line: object): Record<string, unknown> {
  const cut = ([name, value]: [string, unknown]) => {
    if (typeof value !== "string") return [name, value];
    const most = name === "stack" ? longestStack : longest;
    const text = value.replace(previewKey, "$1…");
    return [name, text.length > most ? `${text.slice(0, most)}…` : text];
  };
  return Object.fromEntries(Object.entries(line).map(cut)) as Record<string, unknown>;
}
