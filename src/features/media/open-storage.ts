import { env } from "~/server/env.ts";
import { bucketAfterDisk } from "./bucket-after-disk.ts";
import { diskStorage } from "./disk-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import type { MediaStorage, Shelf } from "./storage.ts";

const buckets = new Map<string, MediaStorage>();

/** The media of this installation: in the folder `media` of its data; where a bucket is named, what is new lies there. */
export function mediaStorage(): MediaStorage {
  return storageOf("media");
}

/** The files that visitors sent, beside the media: no address of the site leads to them. */
export function answerStorage(): MediaStorage {
  return storageOf("answers");
}

function storageOf(shelf: Shelf): MediaStorage {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return diskStorage(shelf);
  const name = `${S3_ENDPOINT} ${S3_BUCKET} ${shelf}`;
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  const bucket = { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, shelf, ...keys };
  const storage = buckets.get(name) ?? bucketAfterDisk(s3Storage(bucket), shelf);
  buckets.set(name, storage);
  return storage;
}
