import type { Upload } from "tus-js-client";

/** Every request ends within 30 s, also on a slow line, and its body may hold 1 MB. */
const chunkBytes = 900_000;
/** How long is waited before each further try, as long as nothing gets there. */
const pausesMs = [0, 1_000, 3_000, 5_000, 10_000, 20_000];
const diskFull = 507;
/** Answers after which another try may get further; whatever else the server says, it will say again. */
const isPassing = (status: number) => (status >= 500 && status !== diskFull) || [409, 423, 429].includes(status);

/** The file did not get there; `status` is the server's answer, where it gave one. */
export class SendingFailed extends Error {
  constructor(readonly status: number | null) {
    super("the file was not sent");
  }
}

/** Where the server takes a file in. */
export interface UploadTicket {
  id: string;
  url: string;
}

/** Sends a file to the address of its upload, from where that left off. Rejects with `SendingFailed`. */
export async function sendInPieces(
  file: File,
  ticket: UploadTicket,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<void> {
  const { Upload, DetailedError } = await import("tus-js-client");
  const statusOf = (error: Error) =>
    (error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined) ?? null;
  await new Promise<void>((resolve, reject) => {
    const upload: Upload = new Upload(file, {
      uploadUrl: new URL(ticket.url, location.href).href,
      chunkSize: chunkBytes,
      retryDelays: pausesMs,
      storeFingerprintForResuming: false, // whoever calls remembers which file an upload is of
      onProgress: (sent, total) => onProgress(total > 0 ? Math.floor((sent / total) * 100) : 0),
      onShouldRetry: (error) => isPassing(statusOf(error) ?? 503),
      onSuccess: () => resolve(),
      onError: (error) => reject(new SendingFailed(statusOf(error))),
    });
    const stop = () => {
      void upload.abort(true).catch(() => undefined); // what is left of it is swept
      reject(new SendingFailed(null));
    };
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    upload.start();
  });
}
