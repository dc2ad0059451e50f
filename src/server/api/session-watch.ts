import { getActor } from "~/server/auth.ts";
import type { Actor, RequestSite } from "~/server/context.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";

interface Watched {
  cookie: string | undefined;
  site: RequestSite;
  actor: Actor;
}

const everyMs = 60_000;

/**
 * Looks after the session behind what lasts longer than a call, every minute and at once when the person signs out, changes
 * the password or loses a membership: calls `onChanged` where the session is gone, or its rights have changed. Until the
 * returned function is called.
 */
export function watchSession({ cookie, site, actor }: Watched, onChanged: () => void): () => void {
  const look = () => {
    getActor(cookie, site).then(
      (now) => {
        const isSame = now !== null && now.isAdmin === actor.isAdmin && now.role === actor.role;
        if (!isSame) onChanged();
      },
      () => undefined, // the database is away; the next look will do
    );
  };
  const timer = setInterval(look, everyMs);
  const unfollow = getLiveBus().follow(`actor:${actor.userId}`, look);
  return () => {
    clearInterval(timer);
    unfollow();
  };
}
