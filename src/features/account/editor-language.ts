import { z } from "zod";
import { editorLocaleSchema, type EditorLocale } from "~/lib/locales.ts";
import type { Db } from "~/server/db.ts";
import type { AccountContext } from "./context.ts";

/** The language in which the editor speaks to a person: their own choice, or else the site's. */
export async function editorLanguageOf(db: Db, userId: string, ofSite: EditorLocale): Promise<EditorLocale> {
  const person = await db.user.findUnique({ where: { id: userId }, select: { editorLocale: true } });
  return editorLocaleSchema.catch(ofSite).parse(person?.editorLocale);
}

const siteSettings = z.looseObject({ editor: z.looseObject({ locale: editorLocaleSchema }) });

/** The language for what is sent to a person about a site: their own choice, or else the site's, or else German. */
export async function mailLanguageOf(db: Db, siteId: string, ofPerson: string | null): Promise<EditorLocale> {
  const own = editorLocaleSchema.safeParse(ofPerson).data;
  if (own) return own;
  const { settings } = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { settings: true } });
  return siteSettings.safeParse(settings).data?.editor.locale ?? "de";
}

/** Whoever has chosen no language yet goes on in the one in which they signed in, where it is not the site's anyway. */
export async function goOnInLanguage(
  db: Db,
  siteId: string,
  { userId, language }: { userId: string; language: EditorLocale | null },
): Promise<void> {
  if (language === null || language === (await mailLanguageOf(db, siteId, null))) return;
  await db.user.updateMany({ where: { id: userId, editorLocale: null }, data: { editorLocale: language } });
}

/** Chooses the language of the editor for oneself, on every site; null goes back to each site's own. */
export async function chooseEditorLanguage(
  { db, actor }: Pick<AccountContext, "db" | "actor">,
  { locale }: { locale: EditorLocale | null },
): Promise<void> {
  await db.user.update({ where: { id: actor.userId }, data: { editorLocale: locale }, select: { id: true } });
}
