import { isWebhookUsed } from "~/features/media/video/mux/client.ts";
import { takeEvent } from "~/features/media/video/mux/webhook.ts";
import { readBytes } from "../api/body.ts";
import { sendError, sendFailure, sendJson } from "../api/errors.ts";
import { getDb } from "../db.ts";
import { logger } from "../logger.ts";
import type { SiteRequest } from "./request.ts";

/** Most bytes of what Mux tells of a film. */
const mostBytes = 200_000;

/**
 * `POST /api/mux`: Mux tells what became of a film, under any host of the installation. Nobody is signed in: what Mux has not
 * signed with the webhook's secret is refused, and without such a secret there is no such address.
 */
export async function answerMux({ request, response, requestId }: SiteRequest): Promise<void> {
  response.setHeader("cache-control", "no-store");
  if (!isWebhookUsed()) return sendError(response, "NOT_FOUND", "There is no such route");
  if (request.method !== "POST") {
    response.setHeader("allow", "POST");
    return sendError(response, "METHOD_NOT_SUPPORTED", "Method not allowed");
  }
  try {
    const body = (await readBytes(request, mostBytes)).toString("utf8");
    const signature = request.headers["mux-signature"];
    await takeEvent(getDb(), { body, signature: typeof signature === "string" ? signature : "" });
    sendJson(response, 200, { success: true });
  } catch (cause) {
    sendFailure({ req: request, res: response, log: logger.child({ requestId }) }, cause, "media.mux");
  }
}
