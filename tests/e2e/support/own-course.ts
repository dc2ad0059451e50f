import { randomUUID } from "node:crypto";
import { golfPages } from "../../../prisma/seed/golf/site.ts";
import { holes } from "../../../prisma/seed/golf/holes.ts";
import type { PageContent } from "../../../prisma/seed/content.ts";
import { createPage, writePage } from "../../../prisma/seed/page-writer.ts";
import { demoUsers } from "../../../prisma/seed/users.ts";
import { joinSite } from "../../../src/features/account/service.ts";
import { createSite, saveSettings } from "../../../src/features/site/service.ts";
import { forEditor } from "../../../src/lib/site-editor.ts";
import { openLiveBus } from "../../../src/server/live/live-bus.ts";
import { openProductDb } from "./product-db.ts";
import { untilKnown } from "./until-known.ts";

export interface OwnCourse {
  origin: string;
  /** Takes the site away, with its rounds. */
  remove: () => Promise<void>;
}

const game = ["start", "players", "share", "play", "coupon"];
/** The sections that the game needs; words and pictures around them would have to be written one by one. */
const needed = ["gameSetup", "mapContainer", "scoreTracker", "poiManager"];

/**
 * A site of golf with the demo's screens and its first `count` holes, without words and pictures, that
 * golf@vitrine.example edits: for stories that change a course. On the demo's others play meanwhile.
 */
export async function makeOwnCourse(port: number, count: number): Promise<OwnCourse> {
  const db = openProductDb(port);
  const key = `golf-${randomUUID().slice(0, 8)}`;
  const host = `${key}.localhost`;
  const { id } = await createSite(db, { key, name: "Golf im Hof", locales: ["de"], hosts: [host], theme: {} });
  const { golf } = demoUsers;
  await joinSite(db, { siteId: id, userId: golf.id });
  const actor = { userId: golf.id, name: golf.name, isAdmin: false, role: "optician" as const };
  const site = { id, key, locales: ["de"], isHealthOpticsMember: false };
  const ctx = forEditor({ db, bus: openLiveBus(null), site, actor });
  const keys = [...game, ...holes.slice(0, count).map((hole) => hole.key), "ranking"];
  const pages = keys.flatMap((wanted) => golfPages.filter((page) => page.key === wanted)).map(bare);
  for (const page of pages) await createPage(ctx, page);
  await Promise.all(pages.map((page) => writePage(ctx, page)));
  await saveSettings(ctx, { golf: { shortestRoundMinutes: 0 } });
  await untilKnown(host, port);
  return {
    origin: `http://${host}:${port}`,
    remove: async () => {
      await db.site.delete({ where: { id } });
      await db.$disconnect();
    },
  };
}

const bare = (page: PageContent): PageContent => ({
  ...page,
  sections: page.sections
    .filter(({ kind }) => needed.includes(kind))
    .map(({ kind, options = {} }) => ({ kind, options })),
});
