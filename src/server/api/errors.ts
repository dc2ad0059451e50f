import type { ServerResponse } from "node:http";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { ZodError } from "zod";
import { textsOf } from "~/i18n/catalogue.ts";
import { DomainError } from "~/lib/errors.ts";
import { editorLocales, type EditorLocale } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import { isDiskFull } from "~/server/database/disk-full.ts";
import type { ApiRequest } from "./api-request.ts";
import { readerLanguage } from "./reader-language.ts";
import { fieldErrors, notValid, refusalOf } from "./trpc.ts";

/** What a REST caller reads of a refusal. */
interface ErrorBody {
  error: { code: string; message: string; fields?: Record<string, string>; details?: Record<string, unknown> };
}

/**
 * A failure as a REST caller may see it: the reason of a refusal, in the words that editors read or in the plain English
 * of whoever reads neither of their languages, and nothing at all of a fault of ours.
 */
export function errorBody(error: TRPCError, language: EditorLocale | "en"): ErrorBody {
  const { code, cause } = error;
  if (code === "INTERNAL_SERVER_ERROR") return { error: { code, message: "Internal server error" } };
  if (cause instanceof ZodError) return { error: { code, message: notValid, fields: fieldErrors(cause) } };
  const details = cause instanceof DomainError ? cause.details : undefined;
  const message = refusalText(details?.["refusal"], language) ?? error.message;
  return { error: { code, message, ...(details ? { details } : {}) } };
}

function refusalText(refusal: unknown, language: EditorLocale | "en"): string | null {
  if (language === "en") return null;
  const texts: Readonly<Record<string, string>> = textsOf("errors", language);
  return typeof refusal === "string" ? (ownValue(texts, refusal) ?? null) : null;
}

const usualWaitMs = 60_000;
/** The status of a full disk, for which tRPC has no code of its own. */
export const insufficientStorage = 507;

/** `Retry-After` for these failures: whole seconds until the last of them may have passed; none where it is no use. */
export function retryHeader(errors: readonly TRPCError[]): { "retry-after"?: string } {
  const waits = errors.map(({ code, cause }) => {
    const told = cause instanceof DomainError ? cause.details?.["retryAfterMs"] : undefined;
    return told ?? (code === "TOO_MANY_REQUESTS" ? usualWaitMs : undefined);
  });
  const longest = Math.max(0, ...waits.filter((wait) => typeof wait === "number"));
  return longest > 0 ? { "retry-after": String(Math.ceil(longest / 1000)) } : {};
}

export function sendJson(res: ServerResponse, status: number, body: unknown, headers = {}): void {
  sendText(res, status, JSON.stringify(body), headers);
}

/** The same with what is JSON already. */
export function sendText(res: ServerResponse, status: number, json: string, headers = {}): void {
  res.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  res.end(json);
}

const spoken = [...editorLocales, "en"] as const;

/** Answers a call that failed: with the refusal in the reader's language, or with nothing of a fault of ours, which is logged. */
export function sendFailure(
  { req, res, log }: Pick<ApiRequest, "req" | "res" | "log">,
  cause: unknown,
  procedure: string,
): void {
  const refusal = cause instanceof TRPCError ? cause : refusalOf(cause);
  const error = refusal ?? new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause });
  if (error.code === "INTERNAL_SERVER_ERROR") log.error({ error, procedure }, "procedure failed");
  if (isDiskFull(error)) log.error({ procedure }, "the disk is full");
  const body = errorBody(error, readerLanguage(req.headers["accept-language"], spoken) ?? "de");
  const status = isDiskFull(error) ? insufficientStorage : getHTTPStatusCodeFromError(error);
  sendJson(res, status, body, retryHeader([error]));
}

/** Answers with a refusal that no procedure gave. */
export function sendError(res: ServerResponse, code: TRPCError["code"], message: string): void {
  const error = new TRPCError({ code, message });
  if (code === "PAYLOAD_TOO_LARGE") res.setHeader("connection", "close"); // the rest of the body is not read
  sendJson(res, getHTTPStatusCodeFromError(error), errorBody(error, "de"));
}
