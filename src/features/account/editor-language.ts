import { editorLocaleSchema, type EditorLocale } from "~/lib/locales.ts";
import type { Db } from "~/server/db.ts";
import type { AccountContext } from "./context.ts";

/** The language in which the editor speaks to a person: their own choice, or else the site's. */
export async function editorLanguageOf(db: Db, userId: string, ofSite: EditorLocale): Promise<EditorLocale> {
  const person = await db.user.findUnique({ where: { id: userId }, select: { editorLocale: true } });
  return editorLocaleSchema.catch(ofSite).parse(person?.editorLocale);
}

/** Chooses the language of the editor for oneself, on every site; null goes back to each site's own. */
export async function chooseEditorLanguage(
  { db, actor }: Pick<AccountContext, "db" | "actor">,
  { locale }: { locale: EditorLocale | null },
): Promise<void> {
  await db.user.update({ where: { id: actor.userId }, data: { editorLocale: locale }, select: { id: true } });
}
