import { env } from "~/server/env.ts";
import { maxUploadBytes } from "~/server/http/body-limit.ts";
import { logger } from "~/server/logger.ts";
import { refusePicture } from "../domain/refuse.ts";
import { uploadToken } from "./keys.ts";

const patienceMs = 30_000;

/** The bytes of a file that lies at the service. Refuses an address of another host, and more bytes than a picture may have. */
export async function fetchFromService({ ufsUrl }: { ufsUrl: string }): Promise<Buffer> {
  const address = new URL(ufsUrl);
  if (!isOfService(address)) throw new Error(`UploadThing named a file of ${address.host}`);
  const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok || !answer.body) throw new Error(`UploadThing answered with ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxUploadBytes) return refusePicture("file-size");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Has a file deleted at the service: its cleaned copy is kept here, and the other one may tell where it was taken. */
export async function deleteAtService(key: string): Promise<void> {
  const { UTApi } = await import("uploadthing/server");
  try {
    const service = new UTApi({ token: uploadToken().text, apiUrl: env.UPLOADTHING_API_URL, logLevel: "Fatal" });
    await service.deleteFiles(key);
  } catch (error) {
    logger.warn({ error, key }, "an upload was not deleted at UploadThing");
  }
}

function isOfService({ protocol, hostname, origin }: URL): boolean {
  const ingest = env.UPLOADTHING_INGEST_URL;
  if (ingest && origin === new URL(ingest).origin) return true;
  return protocol === "https:" && /^([\w-]+\.)?(ufs\.sh|utfs\.io)$/.test(hostname);
}
