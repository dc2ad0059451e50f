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
/** A mail server that refuses somebody names them; whose mailboxes they are is enough to look for the reason. */
const mailbox = /[^\s<>()[\]"':;,/\\@]{1,64}(?=@|%40)/gi;
/** What a terminal would obey, or read backwards, when somebody looks at the log; JSON writes the lower ones as letters. */
const unseen = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/**
 * A line whose texts are cut, for some of them come from strangers, who may send as much as they like, and that holds no
 * key which opens anything, nobody's mail address, and nothing that a terminal obeys.
 */
export function shortened(line: object): Record<string, unknown> {
  const cut = ([name, value]: [string, unknown]) => {
    if (typeof value !== "string") return [name, value];
    const most = name === "stack" ? longestStack : longest;
    const text = value.length > most ? `${value.slice(0, most)}…` : value; // before anything is looked for in it
    return [name, text.replace(previewKey, "$1…").replace(mailbox, "…").replace(unseen, "\ufffd")];
  };
  return Object.fromEntries(Object.entries(line).map(cut)) as Record<string, unknown>;
}
