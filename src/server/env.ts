import { namesInFile } from "./env/dotenv.ts";
import { unknownNames } from "./env/env-file.ts";
import { orEnd } from "./env/or-end.ts";
import { readUploadToken } from "./env/upload-service.ts";
import { z } from "zod";

/** Every variable that Vitrine reads, explained in `.env.example`. A wrong value names itself and stops the start. */
const envSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_PATIENCE: z.coerce.number().min(1).max(100).default(1),
  DEMO_SITES: z.enum(["0", "1"]).default("0"),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  /** Next refuses a folder outside the checkout. `next.config.js` reads the variable itself. */
  VITRINE_DIST: z
    .string()
    .regex(/^(?!.*\.\.)[\w.-][\w./-]*$/, "must be a folder inside this one")
    .default(".next"),
  NEXTAUTH_SECRET: z.string().min(32).optional(),
  /** So many proxies of one's own stand in front, one behind the other. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  /** Plain connections of one address, where no proxy is trusted. */
  MAX_CONNECTIONS_PER_IP: z.coerce.number().int().min(10).default(300),
  LIVE_MAX_SOCKETS: z.coerce.number().int().min(1).default(5_000),
  /** Overrides how many each site allows. */
  LIVE_MAX_SOCKETS_PER_IP: z.coerce.number().int().min(1).optional(),
  LIVE_MAX_SUBSCRIPTIONS: z.coerce.number().int().min(1).default(4),
  LIVE_MAX_MESSAGES: z.coerce.number().int().min(1).default(50),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default("no-reply@localhost.localdomain"),
  UPLOADTHING_TOKEN: z
    .string()
    .refine((token) => readUploadToken(token) !== null, "is no token of UploadThing")
    .optional(),
  UPLOADTHING_INGEST_URL: z.url({ protocol: /^https?$/ }).optional(),
  UPLOADTHING_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.uploadthing.com"),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, "is no name of a bucket")
    .optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  LOOP_LAG_LIMIT_MS: z.coerce.number().int().min(50).default(500),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Most entries in the logs of all rounds of a site that can still be played: a tournament of a thousand players logs half as many. */
  GAME_EVENTS_PER_DAY: z.coerce.number().int().min(1_000).default(400_000),
  /** Most entries in the log of one golf game. */
  GAME_EVENTS: z.coerce.number().int().min(100).max(1_000_000).default(5_000),
  /** Writes to one golf game, and writes and reads by one address to any games, in a second. */
  GAME_WRITES_PER_SECOND: z.coerce.number().int().min(1).default(20),
  GAME_WRITES_PER_SECOND_AND_IP: z.coerce.number().int().min(1).default(200),
  GAME_READS_PER_SECOND_AND_IP: z.coerce.number().int().min(1).default(100),
  /** Overrides what each site allows by phone, address and site; for tests and closed networks. */
  GAMES_PER_HOUR_AND_IP: z.coerce.number().int().min(1).optional(),
  FORMS_PER_HOUR_AND_IP: z.coerce.number().int().min(1).default(20),
  /** So much room the uploads of one site may take, in GB. */
  MEDIA_SITE_LIMIT_GB: z.coerce.number().positive().max(100_000).default(10),
  /** Whether pictures get copies in AVIF beside those in WebP, in the background. */
  PICTURE_AVIF: z.enum(["0", "1"]).default("1"),
  GAME_RETENTION_DAYS: z.coerce.number().int().min(30).max(90).default(60),
  /** Styles of the map (MapLibre's style specification); fetched by the server, never by a visitor's browser. */
  MAP_STYLE_LIGHT_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://vectortiles.geo.admin.ch/styles/ch.swisstopo.lightbasemap.vt/style.json"),
  MAP_STYLE_DARK_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://vectortiles.geo.admin.ch/styles/ch.swisstopo.imagerybasemap.vt/style.json"),
  /** The read-only feed of articles that boards of articles and the import of one by its address ask. */
  ARTICLE_FEED_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Whom to ask for the reviews of branches: what answers as Google's Places API does; nobody without a key. */
  REVIEWS_API_URL: z.url({ protocol: /^https?$/ }).default("https://places.googleapis.com/v1/places"),
  REVIEWS_API_KEY: z.string().min(1).optional(),
  /** The provider is paid by the call: all sites together ask so often a day at most. */
  REVIEWS_CALLS_PER_DAY: z.coerce.number().int().min(1).default(500),
  /** Services that translate; each site's admins choose one of those that are set up. */
  DEEPL_API_KEY: z.string().min(1).optional(),
  DEEPL_URL: z.url({ protocol: /^https?$/ }).optional(),
  LIBRETRANSLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LIBRETRANSLATE_API_KEY: z.string().min(1).optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_MODEL: z.string().min(1).default("gpt-4.1-mini"),
  /** Most megabytes of one film; a row holds no larger number of bytes. */
  VIDEO_LIMIT_MB: z.coerce.number().int().min(1).max(2_000).default(1_000),
  /** Mux's token, with which films are sent there, and the secret that signs what it tells (`/api/mux`). */
  MUX_TOKEN_ID: z.string().min(1).optional(),
  MUX_TOKEN_SECRET: z.string().min(1).optional(),
  MUX_WEBHOOK_SECRET: z.string().min(1).optional(),
  MUX_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://api.mux.com"),
  /** Where Mux's pictures of films are fetched instead of from Mux; a server of the operator's own. */
  MUX_PICTURES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where pictures of YouTube's films are fetched instead of from YouTube; a server of the operator's own. */
  VIDEO_THUMBNAILS_URL: z.url({ protocol: /^https?$/ }).optional(),
});
export type Env = z.infer<typeof envSchema>;
export const envNames: readonly string[] = Object.keys(envSchema.shape);

/** Reads and checks the given variables. Empty texts count as unset. Throws an Error that lists each wrong variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const result = envSchema.safeParse(set);
  if (result.success) {
    for (const [what, names] of wholeSets) checkWhole(result.data, what, names);
    return result.data;
  }
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`These environment variables are not valid (see .env.example):\n${lines.join("\n")}`);
}

/** What works with all of these names or is not used at all: media must not go elsewhere because one is missing. */
const wholeSets = [
  ["bucket", ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]],
  ["Mux", ["MUX_TOKEN_ID", "MUX_TOKEN_SECRET"]],
] as const;

function checkWhole(env: Env, what: string, names: readonly (keyof Env)[]): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  throw new Error(`Missing ${what} configuration (see .env.example): ${missing.join(", ")}`);
}

/** Throws for a name in `.env` that is but a slip away from one that is read; names the others that nothing reads. */
function checkNames(names: readonly string[]): void {
  const { slips, others } = unknownNames(names, envNames);
  if (slips.length > 0) throw new Error(`Names in .env (see .env.example):\n  ${slips.join("\n  ")}`);
  if (others.length > 0) process.stderr.write(`Vitrine does not read these names in .env: ${others.join(", ")}\n`);
}

export const env = orEnd(() => {
  checkNames(namesInFile);
  return readEnv(process.env);
});
