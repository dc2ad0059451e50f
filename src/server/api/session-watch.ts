import type { WebSocket } from "ws";
import { getActor } from "~/server/auth.ts";
import type { Actor, RequestSite } from "~/server/context.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";

interface Watched {
  client: WebSocket;
  cookie: string | undefined;
  site: RequestSite;
  actor: Actor;
}

const everyMs = 60_000;

/**
 * Looks after a socket's session every minute, and at once when the person signs out, changes the password or loses a
 * membership. A socket whose session is gone, or whose rights have changed, is closed; it may come back as who it is.
 */
export function watchSession({ client, cookie, site, actor }: Watched): void {
  const look = () => {
    getActor(cookie, site).then(
      (now) => {
        const isSame = now !== null && now.isAdmin === actor.isAdmin && now.role === actor.role;
        if (!isSame) client.close(4401, "Session changed");
      },
      () => undefined, // the database is away; the next look will do
    );
  };
  const timer = setInterval(look, everyMs);
  const unfollow = getLiveBus().follow(`actor:${actor.userId}`, look);
  client.once("close", () => {
    clearInterval(timer);
    unfollow();
  });
}
