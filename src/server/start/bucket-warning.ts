import { randomUUID } from "node:crypto";
import { mediaStorage } from "~/features/media/open-storage.ts";
import type { MediaStorage } from "~/features/media/storage.ts";

/** Why no medium can be kept or shown, in a sentence for whoever starts; null where files can be looked for. */
export async function bucketWarning(storage: MediaStorage = mediaStorage()): Promise<string | null> {
  try {
    await storage.names({ siteId: randomUUID(), objectId: randomUUID() });
    return null;
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? `${message} (${cause.message})` : message;
    return `\n  Media cannot be kept or shown (S3_ENDPOINT, S3_BUCKET and their keys): ${why}.\n`;
  }
}
