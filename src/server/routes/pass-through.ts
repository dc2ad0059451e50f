import { withoutRouterHeaders } from "../http/headers.ts";
import type { SiteRequest } from "./request.ts";

/** While developing, Next answers itself, so that reloading and its error overlay work. */
export async function passThrough(
  { request, response, next }: SiteRequest,
  rendering: { url: string; status: number },
): Promise<void> {
  request.url = rendering.url;
  request.headers = withoutRouterHeaders(request.headers);
  // Set at the very end: a status that Next meets beforehand makes it drop the page's own title.
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => typeof response;
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 200 ? rendering.status : status, ...rest);
  await next.handle(request, response);
}
