import { randomUUID } from "node:crypto";
import { forEditor } from "~/lib/site-editor.ts";
import type { Actor, ServiceContext } from "~/server/context.ts";
import type { RootDb } from "~/server/db.ts";

/** A site of its own with as many editors as asked for; each gets a context as a request would bring it. */
export async function makeSite(
  db: RootDb,
  { locales = ["de", "fr", "en"], editors = 1 }: { locales?: string[]; editors?: number } = {},
): Promise<{ siteId: string; contexts: [ServiceContext, ...ServiceContext[]]; woken: string[] }> {
  const siteId = randomUUID();
  const woken: string[] = [];
  const bus = { wake: (topic: string) => void woken.push(topic), follow: () => () => undefined };
  await db.site.create({ data: { id: siteId, key: siteId, name: "Test", locales } });
  const contextOf = async (number: number): Promise<ServiceContext> => {
    const actor: Actor = { userId: randomUUID(), name: `Editor ${number}`, isAdmin: false, role: "optician" };
    await db.user.create({ data: { id: actor.userId, email: `${actor.userId}@example.org`, name: actor.name } });
    return forEditor({ db, bus, site: { id: siteId, key: siteId, locales }, actor });
  };
  const contexts: [ServiceContext, ...ServiceContext[]] = [await contextOf(1)];
  for (let number = 2; number <= editors; number++) contexts.push(await contextOf(number));
  return { siteId, contexts, woken };
}
