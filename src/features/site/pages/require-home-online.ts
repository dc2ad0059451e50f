import { refuse } from "~/features/document/refusals.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { lastVersion } from "~/features/page/versions.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Db } from "~/server/db.ts";

/**
 * Sees to it that visitors keep a home page: where they have one, the page that is to be it next must be online in each of
 * its languages that the site has. Throws `invalid` with `refusal` "home-page-offline" or "home-page-languages".
 */
export async function requireHomeOnline(
  tx: Db,
  { siteId, locales }: { siteId: string; locales: readonly string[] },
  pageId: string,
): Promise<void> {
  const select = { id: true, publishedVersionId: true } as const;
  const former = await tx.page.findFirst({ where: { siteId, role: "home", deletedAt: null }, select });
  if (!former || former.id === pageId) return;
  const shown = await lastVersion(tx, siteId, former.publishedVersionId);
  if (!shown) return;
  const page = await tx.page.findFirst({ where: { siteId, id: pageId, deletedAt: null }, select });
  const next = await lastVersion(tx, siteId, page?.publishedVersionId ?? null);
  if (!next) throw refused("home-page-offline");
  const languages = languagesOf(next.page.document);
  const wanted = languagesOf(shown.page.document).filter((locale) => locales.includes(locale));
  if (wanted.some((locale) => !languages.includes(locale))) {
    throw refused("home-page-languages");
  }
}

function languagesOf({ locales, disallowedLocales }: PageDocument): string[] {
  return Object.keys(locales).filter((locale) => !disallowedLocales.some((other) => other === locale));
}

function refused(code: Parameters<typeof refuse>[0]): DomainError {
  return new DomainError("invalid", `The page cannot be the home page: ${code}`, { ...refuse(code) });
}
