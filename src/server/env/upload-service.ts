import { z } from "zod";

const tokenSchema = z.object({
  apiKey: z.string().startsWith("sk_"),
  appId: z.string().min(1),
  regions: z.array(z.string().regex(/^[a-z\d-]+$/)).min(1),
  ingestHost: z
    .string()
    .regex(/^[a-z\d.-]+$/)
    .default("ingest.uploadthing.com"),
});
export type UploadToken = z.infer<typeof tokenSchema>;

/** What a token of UploadThing says: base64 of JSON. Null for a text that is none. */
export function readUploadToken(text: string): UploadToken | null {
  try {
    return tokenSchema.safeParse(JSON.parse(Buffer.from(text, "base64").toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}

/** The token as a text, as UploadThing hands it out. */
export function writeUploadToken(token: UploadToken): string {
  return Buffer.from(JSON.stringify(token)).toString("base64");
}

interface UploadSettings {
  UPLOADTHING_TOKEN?: string | undefined;
  UPLOADTHING_INGEST_URL?: string | undefined;
}

/** The origins, other than the page's own, that an editor's browser sends uploads to. */
export function uploadOrigins({ UPLOADTHING_TOKEN: token, UPLOADTHING_INGEST_URL: ingest }: UploadSettings): string[] {
  if (ingest) return [new URL(ingest).origin];
  const { regions = [], ingestHost = "" } = (token ? readUploadToken(token) : null) ?? {};
  return regions.map((region) => `https://${region}.${ingestHost}`);
}
