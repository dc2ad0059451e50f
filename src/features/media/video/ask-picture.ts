import { fetchOutbound, type OutboundAnswer } from "~/server/outbound/fetch.ts";
import { OutboundError } from "~/server/outbound/outbound-error.ts";
import { logger } from "~/server/logger.ts";

/**
 * What a service of films answers for one of its pictures; null when it could not be asked. `own` is a server that the
 * operator has named in its place.
 */
export async function askPicture(
  path: string,
  { service, own }: { service: string; own?: string | undefined },
): Promise<OutboundAnswer | null> {
  const origin = own ? new URL(own).origin : service;
  try {
    return await fetchOutbound(origin + path, {
      types: ["image/jpeg", "image/webp"],
      isAllowed: (url) => url.origin === origin,
      isOwn: (url) => own !== undefined && url.origin === origin,
      milliseconds: 3_000,
    });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    logger.warn({ reason: error.message }, "a film's picture was not fetched");
    return null;
  }
}
