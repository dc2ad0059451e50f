import { env } from "~/server/env.ts";
import { ingestPath } from "~/server/http/body-limit.ts";
import { sign } from "~/server/seal.ts";
import { readUploadToken, writeUploadToken, type UploadToken } from "~/server/env/upload-service.ts";

/** Whether uploads go through UploadThing's service; without a token of its they come in at our own door. */
export const isServiceUsed = (): boolean => env.UPLOADTHING_TOKEN !== undefined;

/** The service's token, or one of this installation's own. */
export function uploadToken(): UploadToken & { text: string } {
  const token = env.UPLOADTHING_TOKEN ? readUploadToken(env.UPLOADTHING_TOKEN) : null;
  const used = token ?? {
    apiKey: `sk_own_${sign("uploads", "key")}`,
    appId: "vitrine",
    regions: ["own"],
    ingestHost: "localhost",
  };
  return { ...used, text: writeUploadToken(used) };
}

/** Below which address bytes come in; undefined: where the service's token says. */
export function ingestUrl(origin: string): string | undefined {
  const ours = isServiceUsed() ? undefined : origin + ingestPath;
  return (env.UPLOADTHING_INGEST_URL ?? ours)?.replace(/\/+$/, "");
}
