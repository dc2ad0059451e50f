import { siteSettingsSchema, type SiteSettings } from "~/features/site/schema.ts";
import type { ServiceContext } from "~/server/context.ts";
import { refused, type TranslationService } from "./services/service.ts";
import { serviceOf, variableOf } from "./services/services.ts";

type Ctx = Pick<ServiceContext, "db" | "siteId">;

async function settingsOf({ db, siteId }: Ctx): Promise<SiteSettings> {
  const site = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { settings: true } });
  return siteSettingsSchema.parse(site.settings);
}

/** Who translates on this site, and what still has to be set before it does. */
export async function translationState(
  ctx: Ctx,
): Promise<{ service: SiteSettings["translations"]["service"]; lacks: string | null }> {
  const { service } = (await settingsOf(ctx)).translations;
  return { service, lacks: service === "off" || serviceOf(service) ? null : variableOf[service] };
}

/** The service that the site's admins have chosen, and the site's own words. Throws a refusal when there is none. */
export async function siteService(
  ctx: Ctx,
): Promise<{ service: TranslationService; glossary: SiteSettings["glossary"][string][] }> {
  const { translations, glossary } = await settingsOf(ctx);
  const service = translations.service === "off" ? null : serviceOf(translations.service);
  if (!service) throw refused("translation-not-set", "no service is set up for this site");
  return { service, glossary: Object.values(glossary) };
}
