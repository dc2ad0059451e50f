import { TRPCError } from "@trpc/server";
import { readBytes } from "../api/body.ts";
import { sendPlain } from "../plain-pages.ts";
import type { SiteRequest } from "./request.ts";

const maxFormBytes = 64_000;

/** What a form sent; null where it was too long or broken off, which has been answered then. */
export async function readForm({ request, response }: SiteRequest): Promise<URLSearchParams | null> {
  const body = await readBytes(request, maxFormBytes).catch((error: unknown) => {
    if (error instanceof TRPCError) return error.code;
    throw error;
  });
  if (typeof body !== "string") return new URLSearchParams(body.toString("utf8"));
  if (body === "PAYLOAD_TOO_LARGE") sendPlain(response, 413, { connection: "close" });
  else sendPlain(response, 400);
  return null;
}
