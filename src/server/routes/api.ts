import type { Server } from "node:http";
import type { SiteRequest } from "./request.ts";

interface LiveDoor {
  /** Tells every connected browser to connect again elsewhere. */
  broadcastReconnect(): void;
}

/** `/api/trpc/*` and `/api/v1/*` are answered here, without Next; NextAuth's standard addresses by Next. */
export async function answerApi({ request, response, site, pathname, next }: SiteRequest): Promise<void> {
  if (pathname.startsWith("/api/auth/")) {
    await next.handle(request, response);
    return;
  }
  const { handleApi } = (await import(apiModule)) as {
    handleApi: (
      request: SiteRequest["request"],
      response: SiteRequest["response"],
      site: SiteRequest["site"],
    ) => Promise<void>;
  };
  await handleApi(request, response, site);
}

export async function openLiveDoor(server: Server): Promise<LiveDoor> {
  const loaded = (await import(liveModule).catch(() => null)) as { attachLive(server: Server): LiveDoor } | null;
  return loaded?.attachLive(server) ?? { broadcastReconnect: () => undefined };
}

const apiModule = new URL("../api/http.ts", import.meta.url).href;
const liveModule = new URL("../api/realtime.ts", import.meta.url).href;
