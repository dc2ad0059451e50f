import { randomUUID } from "node:crypto";
import { createUploadthing } from "uploadthing/server";
import { getDb } from "~/server/db.ts";
import { logger } from "~/server/logger.ts";
import { isServiceUsed } from "./keys.ts";
import { uploaderSchema, type Uploader, type UploadOutcome, type UploadSlug } from "./schema.ts";
import { deleteAtService } from "./service-files.ts";
import { takeUpload } from "./take-upload.ts";

const uploaders = new WeakMap<Request, Uploader>();
const failures = new Map<string, Error>();

/** Says who sent a request to the router; one of which it was not said is refused. */
export function setUploader(request: Request, uploader: Uploader): void {
  uploaders.set(request, uploader);
}

/** What went wrong of ours while a file was taken, once. */
export function failureOf(key: string): Error | undefined {
  const failure = failures.get(key);
  failures.delete(key);
  return failure;
}

const route = createUploadthing();

/**
 * What editors may upload. The sizes are the next larger ones that the service knows: our own limits are checked before
 * an address is given, and once more with the bytes, which also say what a file is.
 */
export const uploadRouter = {
  picture: taken({ image: { maxFileSize: "16MB" }, blob: { maxFileSize: "16MB" } }),
  document: taken({ blob: { maxFileSize: "16MB" } }),
} satisfies Record<UploadSlug, unknown>;
export type UploadRouter = typeof uploadRouter;

/** Files that go into the site's library once they have arrived. */
function taken(sizes: Parameters<typeof route>[0]) {
  return route(sizes, { awaitServerData: true, presignedURLTTL: "1h", getFileHashParts: () => [randomUUID()] })
    .middleware(({ req }) => {
      const uploader = uploaders.get(req);
      if (!uploader) throw new Error("nobody is named");
      return uploader;
    })
    .onUploadComplete(async ({ file, metadata }): Promise<Record<string, string>> => {
      try {
        const outcome = await takeUpload(getDb(), file, uploaderSchema.parse(metadata));
        return outcome as Record<keyof UploadOutcome, never>; // its types of JSON are narrower than JSON
      } catch (error) {
        if (isServiceUsed()) logger.error({ error }, "an upload at UploadThing was not taken");
        else failures.set(file.key, error instanceof Error ? error : new Error(String(error)));
        throw error;
      } finally {
        if (isServiceUsed()) await deleteAtService(file.key); // a sender that is told of a failure begins anew
      }
    });
}
