import type { ServerResponse } from "node:http";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { ZodError } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { fieldErrors } from "./trpc.ts";

/** What a REST caller reads of a refusal. */
export interface ErrorBody {
  error: { code: string; message: string; fields?: Record<string, string>; details?: Record<string, unknown> };
}

/** A failure as a REST caller may see it: the reason of a refusal, and nothing at all of a fault of ours. */
export function errorBody(error: TRPCError): ErrorBody {
  const { code, cause } = error;
  if (code === "INTERNAL_SERVER_ERROR") return { error: { code, message: "Internal server error" } };
  if (cause instanceof ZodError) return { error: { code, message: "Input is not valid", fields: fieldErrors(cause) } };
  const details = cause instanceof DomainError ? cause.details : undefined;
  return { error: { code, message: error.message, ...(details ? { details } : {}) } };
}

export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  res.end(JSON.stringify(body));
}

/** Answers with a refusal that no procedure gave. */
export function sendError(res: ServerResponse, code: TRPCError["code"], message: string): void {
  const error = new TRPCError({ code, message });
  if (code === "PAYLOAD_TOO_LARGE") res.setHeader("connection", "close"); // the rest of the body is not read
  sendJson(res, getHTTPStatusCodeFromError(error), errorBody(error));
}
