import { pino } from "pino";
import { env } from "./env.ts";
import { processWide } from "./process-wide.ts";

/** The process's structured log, one JSON object a line. Request logs carry `requestId`. */
export const logger = processWide("logger", () =>
  pino({
    level: env.LOG_LEVEL,
    base: undefined,
    redact: ["req.headers.cookie", "req.headers.authorization"],
    serializers: { error: pino.stdSerializers.err },
  }),
);
