import { TRPCError } from "@trpc/server";
import { receiveForm, type FileQuestions, type ReceivedForm } from "~/features/forms/files/receive-form.ts";
import { DomainError } from "~/lib/errors.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { Places } from "~/lib/places.ts";
import { readBytes } from "../api/body.ts";
import { isFormWithFiles, maxBodyBytes } from "../http/body-limit.ts";
import { sendPlain } from "../http/plain-pages.ts";
import { clientIp } from "../http/client-ip.ts";
import type { SiteRequest } from "./request.ts";

/** More than any form asks for; each part costs far more than its letters. */
const mostParts = 1_000;
/** Forms with files that are read at the same time; each may hold a megabyte of words. */
const reading = new Places({ all: 60, each: 12 });
/** Those of them whose files are written down, up to `mostBytesTogether` each. The files of the others are forgotten as they come. */
const writing = new Places({ all: 20, each: 4 });
/** When who finds no place may come again, in seconds: by then most have sent theirs, but for those on slow lines. */
const retryAfter = "30";

/**
 * What a form sent; null where it was too long, had too many parts or was broken off, which has been answered then. One
 * with files holds nothing.
 */
export async function readForm({ request, response }: SiteRequest): Promise<URLSearchParams | null> {
  if (isFormWithFiles(request)) return new URLSearchParams();
  const body = await readBytes(request, maxBodyBytes).catch((error: unknown) => {
    if (error instanceof TRPCError) return error.code;
    throw error;
  });
  const isLong = typeof body !== "string" && partsIn(body) > mostParts;
  if (typeof body !== "string" && !isLong) return new URLSearchParams(body.toString("utf8"));
  if (isLong || body === "PAYLOAD_TOO_LARGE") sendPlain(response, 413, { connection: "close" });
  else sendPlain(response, 400);
  return null;
}

function partsIn(body: Buffer): number {
  let parts = 1;
  for (let at = body.indexOf("&"); at >= 0 && parts <= mostParts; at = body.indexOf("&", at + 1)) parts += 1;
  return parts;
}

/**
 * What a form sent that may hold files: `asksFor` says which ones are taken. Where too many send files at the moment, its
 * words come back to who wrote them (`isTooMuch`); where far too many do, nothing is read. Null as from `readForm`.
 */
export async function readAnswer(ctx: SiteRequest, asksFor: FileQuestions): Promise<ReceivedForm | null> {
  const { request, response } = ctx;
  if (!isFormWithFiles(request)) {
    const sent = await readForm(ctx);
    return sent && { sent, files: [], problems: {}, refused: {}, isTooMuch: false, drop: () => Promise.resolve() };
  }
  const network = networkOf(clientIp(request));
  const leave = reading.take(network);
  if (!leave) {
    sendPlain(response, reading.isFull ? 503 : 429, { connection: "close", "retry-after": retryAfter });
    return null;
  }
  try {
    return await receiveForm(request, asksFor, () => writing.take(network));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "invalid") throw error;
    sendPlain(response, 400, { connection: "close" });
    return null;
  } finally {
    leave();
  }
}
