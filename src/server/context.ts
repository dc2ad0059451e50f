import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { RootDb } from "./db.ts";
import type { LiveBus } from "./live/live-bus.ts";

/** The site that the request's host resolved to. */
export interface RequestSite {
  id: string;
  key: string;
  /** Content locales, the default one first. */
  locales: string[];
  /** Opens what is for health-optics members only. */
  isHealthOpticsMember?: boolean;
}

/** Who asks. Read from the database on each request, so that a lost membership counts at once. */
export interface Actor {
  userId: string;
  name: string;
  isAdmin: boolean;
  /** Role on the request's site, or null for a stranger to it. */
  role: "optician" | "admin" | null;
  /** The session that the request came with, and when the password was last given in it; the seed has none. */
  session?: { id: string; provedAt: Date };
}

/** Sets a cookie with the answer to a request, by a `Set-Cookie` line that may depend on whether the request came encrypted. */
export type SetCookie = (line: (isSecure: boolean) => string) => void;

/** What every service function that changes a site receives first; made by `forEditor`. */
export interface ServiceContext {
  db: RootDb;
  bus: LiveBus;
  site: RequestSite;
  /** The site's id, with the proof that the actor may edit it. */
  siteId: EditableSiteId;
  actor: Actor;
}
