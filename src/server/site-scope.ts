import { AsyncLocalStorage } from "node:async_hooks";
import { isUuid } from "~/lib/is-uuid.ts";
import { processWide } from "./process-wide.ts";

/** Whose rows a statement may reach: those of the site with this id, or of none (""). */
export type SiteScope = string;
export const noSite: SiteScope = "";

const scopes = () => processWide("site-scope", () => new AsyncLocalStorage<SiteScope>());

/** The site of the work under way. */
export function siteScope(): SiteScope {
  return scopes().getStore() ?? noSite;
}

/**
 * Runs `work` for one site: the database shows its statements the rows of this site alone, and takes no others from
 * them, whatever they ask for. Throws inside the work of another site. A duty of every site goes from one to the next.
 */
export async function inSite<Result>(siteId: string, work: () => PromiseLike<Result>): Promise<Result> {
  if (!isUuid(siteId)) throw new Error("A site's id is a UUID");
  const [outer, inner] = [siteScope(), siteId.toLowerCase()];
  if (outer !== noSite && outer !== inner) throw new Error("One piece of work has one site");
  // Prisma's promises begin with `then`, which must happen inside.
  return scopes().run(inner, () => work().then((result) => result));
}
