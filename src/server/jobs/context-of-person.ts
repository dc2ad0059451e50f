import { forEditor } from "~/lib/site-editor.ts";
import type { Actor, ServiceContext } from "~/server/context.ts";
import { inSite } from "~/server/site-scope.ts";
import type { JobContext } from "./define-job.ts";

/** The context of whoever asked for a job, as a request of theirs would bring it; null when they may not edit the site any more. */
export async function contextOfPerson(
  { db, bus }: Pick<JobContext, "db" | "bus">,
  { siteId, actorId }: { siteId: string; actorId: string | null },
): Promise<ServiceContext | null> {
  const [site, user] = await Promise.all([
    db.site.findUnique({
      where: { id: siteId },
      select: { id: true, key: true, locales: true, isHealthOpticsMember: true },
    }),
    actorId ? inSite(siteId, () => db.user.findUnique(personQuery(actorId, siteId))) : null,
  ]);
  if (!site || !user) return null;
  const role = user.memberships[0]?.role ?? null;
  const actor: Actor = { userId: user.id, name: user.name, isAdmin: user.isAdmin, role };
  if (!user.isAdmin && role === null) return null;
  return forEditor({ db, bus, site, actor });
}

function personQuery(id: string, siteId: string) {
  const memberships = { where: { siteId }, select: { role: true } };
  return { where: { id }, select: { id: true, name: true, isAdmin: true, memberships } };
}
