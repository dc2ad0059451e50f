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

/** A line whose texts are cut: some of them come from strangers, who may send as much as they like. */
export function shortened(line: object): Record<string, unknown> {
  const cut = ([name, value]: [string, unknown]) => {
    const most = name === "stack" ? longestStack : longest;
    return [name, typeof value === "string" && value.length > most ? `${value.slice(0, most)}…` : value];
  };
  return Object.fromEntries(Object.entries(line).map(cut)) as Record<string, unknown>;
}
