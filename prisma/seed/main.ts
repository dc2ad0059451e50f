import { fileURLToPath } from "node:url";
import { joinSite } from "~/features/account/service.ts";
import { askForAvif } from "~/features/media/make-avif.ts";
import type { CreateSiteInput, SettingsPatch } from "~/features/site/schema.ts";
import { createSite, saveSettings } from "~/features/site/service.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb, type RootDb } from "~/server/db.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import type { ServiceContext } from "~/server/context.ts";
import { writeBakery } from "./bakery.ts";
import { writeBusiness } from "./business.ts";
import { writeChangelog } from "./changelog.ts";
import type { FilmContent, PageContent, PictureContent } from "./content.ts";
import { golfFilms, golfPictures } from "./golf/pictures.ts";
import { golfNavigation, golfPages, golfSettings, golfSite } from "./golf/site.ts";
import { siteIds } from "./ids.ts";
import { importFilms } from "./import-films.ts";
import { importLeaflets } from "./import-leaflets.ts";
import { importPictures } from "./import-pictures.ts";
import { writeListings } from "./listings.ts";
import { writeNavigation, type NavigationContent } from "./navigation.ts";
import { opticianFilms, opticianPictures } from "./optician/pictures.ts";
import { opticianNavigation, opticianPages, opticianSettings, opticianSite } from "./optician/site.ts";
import { createPage, writePage } from "./page-writer.ts";
import { createDemoUsers, demoUsers } from "./users.ts";

export { openDemoUsers } from "./users.ts";

interface DemoSite {
  site: CreateSiteInput & { key: string };
  user: (typeof demoUsers)["optician" | "golf"];
  pictures: Record<string, PictureContent>;
  films: Record<string, FilmContent>;
  pages: PageContent[];
  settings: SettingsPatch;
  navigation: NavigationContent[];
}

const demoSites: Record<keyof typeof siteIds, DemoSite> = {
  optician: {
    site: opticianSite,
    user: demoUsers.optician,
    pictures: opticianPictures,
    films: opticianFilms,
    pages: opticianPages,
    settings: opticianSettings,
    navigation: opticianNavigation,
  },
  golf: {
    site: golfSite,
    user: demoUsers.golf,
    pictures: golfPictures,
    films: golfFilms,
    pages: golfPages,
    settings: golfSettings,
    navigation: golfNavigation,
  },
};

/** A site carries this before its key until the whole seed is done; what carries it was cut short. */
const unfinished = "unfinished-";

/**
 * Fills an empty database with the three demo sites and their people, through the same services that editors use.
 * Answers whether there was anything to do. What a seed that was cut short has left is removed first; a database that
 * holds anything else is left alone.
 */
export async function seedIfEmpty(db: RootDb): Promise<boolean> {
  const demoUserIds: string[] = Object.values(demoUsers).map(({ id }) => id);
  if ((await db.site.count({ where: { NOT: { key: { startsWith: unfinished } } } })) > 0) return false;
  if ((await db.user.count({ where: { id: { notIn: demoUserIds } } })) > 0) return false;
  await db.site.deleteMany({ where: { key: { startsWith: unfinished } } });
  await db.user.deleteMany({ where: { id: { in: demoUserIds } } });
  await createDemoUsers(db);
  await writeChangelog(db);
  const written = Promise.all(Object.values(demoSites).map((demo) => writeDemoSite(db, demo)));
  const [bakery] = await Promise.all([writeBakery(db, `${unfinished}bakery`), written]);
  const sites = [...Object.values(demoSites).map(({ site }) => site), { ...bakery, key: "bakery" }];
  await askForAvif(db);
  await db.$transaction(sites.map(({ id, key }) => db.site.update({ where: { id }, data: { key } })));
  return true;
}

/** One thing after the other: all of it counts up the site's own row, and on a busy machine nobody waits long for a lock. */
async function writeDemoSite(db: RootDb, demo: DemoSite): Promise<void> {
  const { id } = await createSite(db, { ...demo.site, key: `${unfinished}${demo.site.key}` });
  await joinSite(db, { siteId: id, userId: demo.user.id });
  const ctx = forEditor({
    db,
    bus: openLiveBus(null), // nobody follows yet, and a listening connection would keep the process alive
    site: { id, key: demo.site.key, locales: demo.site.locales, isHealthOpticsMember: id === siteIds.optician },
    actor: { userId: demo.user.id, name: demo.user.name, isAdmin: false, role: "optician" as const },
  });
  await importPictures(ctx, demo.pictures);
  await importFilms(ctx, demo.films);
  if (id === siteIds.optician) {
    await writeBusiness(ctx);
    await writeListings(ctx);
    await importLeaflets(ctx);
  }
  await createPages(ctx, demo.pages);
  for (const page of demo.pages) await writePage(ctx, page);
  await saveSettings(ctx, demo.settings);
  await writeNavigation(ctx, demo.navigation);
}

/** One after the other: the order of creation is the order within a collection. */
async function createPages(ctx: ServiceContext, pages: PageContent[]): Promise<void> {
  for (const page of pages) await createPage(ctx, page);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const db = getDb();
  const isSeeded = await seedIfEmpty(db);
  process.stdout.write(isSeeded ? "The demo sites are ready.\n" : "Nothing to do: the database is not empty.\n");
  await db.$disconnect();
}
