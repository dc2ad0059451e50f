import { z } from "zod";
import { mediaRefSchema, type MediaRef } from "~/features/media/schema.ts";

/** Why an upload came to nothing: the server's refusal, or null when it could not be reached. */
export class UploadFailed extends Error {
  constructor(readonly refusal: string | null) {
    super(refusal ?? "offline");
  }
}

const refusalSchema = z.object({ error: z.object({ details: z.object({ refusal: z.string() }) }) });
const tooLarge = 413;

/**
 * Sends a picture into the site's library, and tells how much of it is there, in percent. Rejects with `UploadFailed`.
 * `fetch` does not tell how far it is, so this is a request of the older kind.
 */
export function uploadFile(file: File, onProgress: (percent: number) => void): Promise<MediaRef> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/v1/media/file?filename=${encodeURIComponent(file.name)}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onerror = () => reject(new UploadFailed(null));
    request.onload = () => {
      const answer = parsed(request.responseText);
      const medium = mediaRefSchema.safeParse(answer);
      if (request.status === 200 && medium.success) resolve(medium.data);
      else reject(new UploadFailed(request.status === tooLarge ? "file-size" : refusalOf(answer)));
    };
    request.send(file);
  });
}

function refusalOf(answer: unknown): string {
  return refusalSchema.safeParse(answer).data?.error.details.refusal ?? "other";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
