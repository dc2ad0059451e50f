import { randomUUID } from "node:crypto";
import { themePresets } from "~/features/blocks/theme/theme-presets.ts";
import { saveBusiness } from "~/features/directory/service.ts";
import type { FinishedPicture } from "~/features/media/finished-picture.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { deriveId } from "~/lib/ids.ts";
import { isEditorLocale, localesOf, type Locale } from "~/lib/locales.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { recordAudit } from "~/server/audit.ts";
import type { Actor, ServiceContext } from "~/server/context.ts";
import type { RootDb } from "~/server/db.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";
import { layoutSteps } from "../layouts/layout-steps.ts";
import type { Words } from "../layouts/layout.ts";
import { addPage } from "../pages/add-page.ts";
import { createSite, saveNavigation } from "../service.ts";
import { hoursIn } from "./domain/hours-line.ts";
import { importExample } from "./import-example.ts";
import { pictureFormats } from "./pictures.ts";
import type { PagePlan } from "./plan.ts";
import { plannedFiles, plannedPages } from "./planned-site.ts";
import type { LegalFacts, MakingStep, NewSite } from "./schema.ts";
import { businessKindOf } from "./trades.ts";

interface MakingContext {
  db: RootDb;
  bus: LiveBus;
  /** An admin of the installation, to whom every site is open. */
  actor: Actor;
  ip?: string;
}

/** Fixed names where a site is made that tests know. */
interface Given {
  id?: string;
  key?: string;
  facts?: LegalFacts;
  /** What stands beforehand of its pictures. */
  finishedOf?: (picture: string) => Promise<FinishedPicture>;
  /** Hears what is being made, and each time that something of it is there. */
  onStep?: (step: MakingStep) => void;
}

/**
 * Makes a whole site out of what a person knows by heart: seven pages with the words of the trade and the data of the
 * business, pictures in its colours, navigation, legal pages with their gaps marked. All of it is a draft: visitors see
 * nothing before it is published. Throws `invalid` with the reason `hostTaken` for a host that shows a site. What was
 * begun is taken away again when it cannot be ended.
 */
export async function makeSite(making: MakingContext, wanted: NewSite, given: Given = {}): Promise<{ siteId: string }> {
  const { db, actor, ip } = making;
  const { host, name, locales, email, trade, preset = trade } = wanted;
  const { id: siteId, key } = await db.$transaction((tx) =>
    createSite(tx, {
      id: given.id,
      key: given.key,
      name,
      locales,
      hosts: [host],
      theme: { ...themePresets[preset] },
      settings: {
        contact: { email, companyName: name, businessKind: businessKindOf[trade] },
        editor: { locale: isEditorLocale(locales[0]) ? locales[0] : "de" },
        // There are no words in the others yet, and the pages can be published all the same.
        translations: { optionalLocales: locales.filter((locale) => !isEditorLocale(locale)) },
      },
    }),
  );
  const pictures: string[] = [];
  try {
    const ctx = forEditor({ ...making, site: { id: siteId, key, locales } });
    const branchId = await saveOwnBusiness(ctx, wanted);
    const plan = plannedPages(wanted, given.facts, branchId);
    const drawings = plannedFiles(wanted, plan);
    pictures.push(...Object.keys(drawings));
    const { finishedOf, onStep } = given;
    const counted = (part: MakingStep["part"], of: number) => counting((done) => onStep?.({ part, done, of }));
    const onPicture = counted("pictures", pictures.length);
    const drawn = await importPictures(ctx, { plan, drawings, wanted, finishedOf, onPicture });
    await writePages(ctx, { plan, drawn, onPage: counted("pages", plan.length) });
    await writeNavigation(ctx);
    await recordAudit(db, { siteId, kind: "siteMade", actor, subject: host, ip });
  } catch (error) {
    await db.site.delete({ where: { id: siteId } });
    for (const picture of pictures) await mediaStorage().remove(placeOf(siteId, picture));
    throw error;
  }
  return { siteId };
}

/** Tells that nothing is done yet; each time that it is called that one more is. */
function counting(tell: (done: number) => void): () => void {
  let done = 0;
  tell(done);
  return () => tell((done += 1));
}

const placeOf = (siteId: string, picture: string) => ({ siteId, objectId: deriveId(siteId, `media:${picture}`) });
const pageIdOf = (siteId: string, key: PagePlan["key"]) => deriveId(siteId, `page:${key}`);

async function saveOwnBusiness(ctx: ServiceContext, wanted: NewSite): Promise<string> {
  const { name, street, streetNumber, zip, town, canton, phone, email, hours, locales } = wanted;
  const id = deriveId(ctx.site.id, "branch");
  const address = { street, streetNumber, zip, city: town, canton, phone, email };
  const openingHours = { periods: hoursIn(hours, locales[0]) ?? hoursIn(hours) ?? [], special: [] };
  await saveBusiness(ctx, {
    id: deriveId(ctx.site.id, "business"),
    name,
    programs: { gesundheitsoptik: false, frequentlens: false },
    branches: [{ id, name, ...address, openingHours }],
  });
  return id;
}

interface Importing {
  plan: readonly PagePlan[];
  /** As SVG, by their names. */
  drawings: Readonly<Record<string, string>>;
  wanted: NewSite;
  finishedOf: Given["finishedOf"];
  onPicture: () => void;
}

/** Answers the ids of the pictures by their names. */
async function importPictures(ctx: ServiceContext, { plan, drawings, wanted, finishedOf, onPicture }: Importing) {
  const { trade, preset = trade } = wanted;
  const formats = pictureFormats(
    plan.map(({ layout }) => layout),
    themePresets[preset],
  );
  const entries = Object.entries(drawings).map(async ([picture, svg]) => {
    const { objectId: id } = placeOf(ctx.site.id, picture);
    const { subject } = formats[picture] ?? {};
    await importExample(ctx, { id, picture, svg, subject, trade, finished: await finishedOf?.(picture) });
    onPicture();
    return [picture, id] as const;
  });
  await Promise.allSettled(entries); // nothing is under way any more when one has failed
  return Object.fromEntries(await Promise.all(entries));
}

interface Writing {
  plan: PagePlan[];
  drawn: Record<string, string>;
  onPage: () => void;
}

async function writePages(ctx: ServiceContext, { plan, drawn, onPage }: Writing): Promise<void> {
  const locales = localesOf(ctx.site);
  const pages = Object.fromEntries(
    plan.map(({ key }) => [key, { id: pageIdOf(ctx.site.id, key), collection: null }]),
  ) as Record<PagePlan["key"], { id: string; collection: null }>;
  for (const { key, role, slug, name, description, layout } of plan) {
    const setting = { locales, contact: pages.contact, pictures: drawn, pages, newId: randomUUID };
    await addPage(ctx, {
      id: pages[key].id,
      name: spoken(name, locales[0]),
      locale: locales[0] ?? "de",
      collection: null,
      ...(role && { role }),
      // In a language that there are no words in, its address is made from this name, and nobody takes it for a translation.
      meta: { name: Object.fromEntries(locales.filter(isEditorLocale).map((locale) => [locale, name[locale]])) },
      locales: Object.fromEntries(
        locales.map((locale) => [locale, { ...(slug && { slug }), description: described(description, locale) }]),
      ),
      steps: layoutSteps(layout, setting),
    });
    onPage();
  }
}

/** A site whose first language has no words is called by the German ones there. */
function spoken(words: Words, locale: Locale | undefined): string {
  return words[isEditorLocale(locale) ? locale : "de"];
}

function described(words: Words, locale: Locale): string {
  return isEditorLocale(locale) ? words[locale] : "";
}

/** The legal pages are in the footer by themselves. */
async function writeNavigation(ctx: ServiceContext): Promise<void> {
  const siteId = ctx.site.id;
  const entry = (key: PagePlan["key"], appearance: "default" | "button" = "default") => ({
    id: deriveId(siteId, `navigation:${key}`),
    pageId: pageIdOf(siteId, key),
    appearance,
  });
  const label = { de: "Hauptnavigation", fr: "Navigation principale" };
  const children = [entry("services"), entry("about"), entry("contact", "button")];
  await saveNavigation(ctx, [{ id: deriveId(siteId, "navigation"), label, children }]);
}
