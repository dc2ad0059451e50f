import type { generateReactHelpers } from "@uploadthing/react";
import { z } from "zod";
import { documentFormats } from "~/features/media/domain/document-types.ts";
import { mediaRefSchema, type MediaRef } from "~/features/media/schema.ts";
import { filesUnderWay } from "../state/unsaved-words.ts";
import type { UploadRouter } from "~/features/media/upload/file-router.ts";

/** Why an upload came to nothing: the server's refusal, or null when it could not be reached. */
export class UploadFailed extends Error {
  constructor(readonly refusal: string | null) {
    super(refusal ?? "offline");
  }
}

/** What is uploaded whole. */
export type UploadType = "image" | "document";

/** What the browser offers to choose; what a file is, its bytes say. */
export const acceptedFiles = {
  image: "image/*",
  video: "video/*",
  document: documentFormats.map((format) => `.${format}`).join(),
} as const;

interface Uploading {
  /** Pictures when nothing is said. */
  mediaType?: UploadType;
  /** The folder of the library that it comes into; empty for none of its own. */
  folder?: string | undefined;
  /** How much of it is there, in percent. */
  onProgress: (percent: number) => void;
  signal?: AbortSignal | undefined;
}

const path = "/api/uploadthing";
/** So often is tried again without having come any further. */
const mostVainTries = 5;
const pauseMs = 1_000;

/**
 * Sends a picture or a document into the site's library; who leaves the page meanwhile is asked first. Rejects with
 * `UploadFailed`, or with the signal's reason.
 */
export async function uploadFile(file: File, how: Uploading, load = loadClient): Promise<MediaRef> {
  const release = filesUnderWay.hold();
  try {
    return await sendWhole(file, how, load);
  } finally {
    release();
  }
}

const loadClient = () => import("@uploadthing/react");

/** By UploadThing's client. When the connection breaks, or the server is away for a moment, it goes on where it was. */
async function sendWhole(
  file: File,
  { mediaType = "image", folder, onProgress, signal }: Uploading,
  load: typeof loadClient,
): Promise<MediaRef> {
  let given: Promise<string> | null = null; // the address, which a second try goes on with
  let [here, vainTries, isRenewed] = [0, 0, false];
  const door: Parameters<typeof generateReactHelpers>[0] = {
    url: doorFor(folder),
    fetch: async (input, init) => {
      if (init?.method !== "POST") return fetch(input, init);
      if (given) return new Response(await given, { headers: { "content-type": "application/json" } });
      const answer = await fetch(input, init);
      if (answer.ok) given = answer.clone().text();
      return answer;
    },
  };

  async function send(): Promise<MediaRef> {
    let isFirst = true;
    const client = await load(); // which comes by the same connection
    const { createUpload } = client.generateReactHelpers<UploadRouter>(door);
    const upload = await createUpload(mediaType === "image" ? "picture" : "document", {
      files: [file],
      onUploadProgress: ({ loaded }) => {
        if (isFirst && loaded > here) [here, vainTries] = [loaded, 0]; // first it says how much was there before
        isFirst = false;
        onProgress(Math.min(100, Math.round((loaded / file.size) * 100)));
      },
    });
    const stop = () => void upload.pauseUpload(file);
    signal?.addEventListener("abort", stop, { once: true });
    try {
      if (signal?.aborted) stop();
      signal?.throwIfAborted(); // what was stopped before it began never ends by itself
      const { serverData } = await (signal ? Promise.race([upload.done(file), aborted(signal)]) : upload.done(file));
      return mediumOf(serverData);
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  for (;;) {
    signal?.throwIfAborted();
    const isFormer = given !== null; // a try before had this address, and was not refused
    try {
      return await send();
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof UploadFailed) throw error;
      const { code, refusal } = answerIn(error);
      if (code !== null && spent.has(code) && given && (isFormer || !isRenewed))
        [given, isRenewed, here] = [null, true, 0];
      else if (code !== null && (!passing.has(code) || refusal === "disk-full"))
        throw new UploadFailed(refusal ?? (code === "UNAUTHORIZED" ? "signed-out" : "other"));
      else if ((vainTries += 1) > mostVainTries) throw new UploadFailed(code === null ? null : "other");
      else await paused(pauseMs * vainTries);
    }
  }
}

function doorFor(folder: string | undefined): URL {
  const url = new URL(path, window.location.origin);
  if (folder) url.searchParams.set("bucketFolder", folder);
  return url;
}

/** Codes of an address that leads nowhere any more: its upload is gone, or nothing of it came within an hour. */
const spent = new Set(["NOT_FOUND", "FORBIDDEN"]);
/** Codes of what may be over in a moment. */
const passing = new Set(["TOO_MANY_REQUESTS", "SERVICE_UNAVAILABLE", "INTERNAL_SERVER_ERROR", "CONFLICT"]);

const errorSchema = z.object({
  error: z.object({ code: z.string(), details: z.object({ refusal: z.string() }).partial().optional() }),
});

const failureSchema = z.object({ data: z.unknown(), cause: z.unknown() }).partial();
const wrappedSchema = z.object({ error: failureSchema });

/** What the server said of a failure; nothing when it was not reached, or something between answered. */
function answerIn(failure: unknown): { code: string | null; refusal?: string | undefined } {
  // The client wraps what goes wrong before it has an address.
  const inner = wrappedSchema.safeParse(failure).data?.error ?? failureSchema.safeParse(failure).data;
  const said = errorSchema.safeParse(inner?.data).data ?? errorSchema.safeParse(inner?.cause).data;
  return said ? { code: said.error.code, refusal: said.error.details?.refusal } : { code: null };
}

function mediumOf(serverData: unknown): MediaRef {
  const told = z.object({ medium: mediaRefSchema, refusal: z.string() }).partial().catch({}).parse(serverData);
  if (told.medium) return told.medium;
  throw new UploadFailed(told.refusal ?? "other");
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}

const paused = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
