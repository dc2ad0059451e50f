import { findEntry } from "~/features/listings/entry-register.ts";
import { titleOf } from "~/features/listings/entry-places.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import type { RootDb } from "~/server/db.ts";
import type { FormValues } from "./domain/check-form.ts";
import { aboutEntry } from "./domain/form-field.ts";

/** What an answer is about: the entry that the page's address named, as the site calls it. Nothing for any other id. */
export async function aboutEntryOf(
  { db, index, locale }: { db: RootDb; index: SiteIndex; locale: string },
  id: string | undefined,
): Promise<FormValues> {
  const entry = id ? await findEntry(db, index.id, id, new Date()) : null;
  return entry?.id === id && entry ? { [aboutEntry]: titleOf(index, locale, entry) } : {};
}
