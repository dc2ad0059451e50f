import { env } from "~/server/env.ts";
import { diskStorage } from "./disk-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import type { MediaStorage } from "./storage.ts";

let bucket: { name: string; storage: MediaStorage } | undefined;

/** The storage of this installation: its bucket where one is named, or else the folder `media` of its data. */
export function mediaStorage(): MediaStorage {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return diskStorage();
  const name = `${S3_ENDPOINT} ${S3_BUCKET}`;
  if (bucket?.name !== name) {
    const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
    bucket = { name, storage: s3Storage({ endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, ...keys }) };
  }
  return bucket.storage;
}
