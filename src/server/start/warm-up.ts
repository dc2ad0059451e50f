import { pageByRole } from "~/features/site/domain/pages/site-index.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { getDb } from "../db.ts";
import type { NextApp } from "../finished-pages/next-app.ts";
import { logger } from "../logger.ts";
import { holdBuilt } from "../routes/static.ts";
import { makeReady } from "../routes/visitor-page.ts";
import { drawnAtStart } from "./drawn-at-start.ts";

/**
 * Draws the home page of the oldest site, for visitors, who get it from memory then, and under edit, for nobody. So the
 * first visitor and the first editor do not wait for what is loaded once: code, style sheets, first queries. Counts no
 * visit and writes nothing; what cannot be drawn is drawn when it is asked for.
 */
export async function warmUp(next: NextApp): Promise<void> {
  try {
    const site = await getDb().site.findFirst({ where: { deletedAt: null }, orderBy: { createdAt: "asc" } });
    const index = site && (await getSiteIndex(site.id));
    const page = index && pageByRole(index, "home");
    const locale = index?.locales[0];
    if (!page || !locale || page.isProtected) return;
    await holdBuilt();
    await makeReady(next, index, { page, locale });
    const admin = await getDb().user.findFirst({ where: { isAdmin: true } });
    if (!admin) return;
    const actor = { userId: admin.id, name: admin.name, isAdmin: true, role: null };
    await drawnAtStart(actor, () => next.render(`/_site/${index.id}/${locale}/edit/${page.id}`, { host: "localhost" }));
  } catch (error) {
    logger.info({ error }, "no page was drawn at start");
  }
}
