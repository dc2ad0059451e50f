import type { IncomingMessage } from "node:http";
import { TRPCError } from "@trpc/server";
import type { Json } from "~/lib/json.ts";
import { maxBodyBytes } from "~/server/http/body-limit.ts";

/** Reads a JSON body of at most one megabyte. Refuses larger ones and what is not JSON. */
export async function readJsonBody(req: IncomingMessage): Promise<Json> {
  const text = (await readBytes(req, maxBodyBytes)).toString("utf8");
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text) as Json;
  } catch (cause) {
    throw new TRPCError({ code: "BAD_REQUEST", message: "Body is not JSON", cause });
  }
}

/** Reads a whole body, of at most so many bytes. Refuses larger ones, and what is cut off. */
export async function readBytes(req: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > most) throw new TRPCError({ code: "PAYLOAD_TOO_LARGE", message: `Body over ${most} bytes` });
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof TRPCError) throw cause;
    throw new TRPCError({ code: "BAD_REQUEST", message: "Body was cut off", cause });
  }
  return Buffer.concat(chunks);
}
