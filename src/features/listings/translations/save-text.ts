import { isRefused } from "~/features/document/refusals.ts";
import { savedRichText } from "~/features/page/domain/rich-text.ts";
import { savedText } from "~/features/page/domain/text.ts";
import { requireLocale } from "~/features/page/require-locale.ts";
import { fitsPlace } from "~/features/site/translations/fits-place.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Json } from "~/lib/json.ts";
import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { placeOf } from "../domain/entry-place.ts";
import { entryText, withEntryText } from "../domain/word-marks.ts";
import { changeWords } from "./change-words.ts";
import type { SaveEntryTextInput } from "./schema.ts";

/**
 * Writes one text of an entry in a person's words, or says that it is right as it is. Throws `not-found`, `invalid` for
 * what is too long, no formatted text or the last title, and `stale` where something else stands there than its author
 * saw.
 */
export async function saveEntryText(
  ctx: ServiceContext,
  { list, id, locale, part, was, ...input }: SaveEntryTextInput,
): Promise<number> {
  requireLocale(ctx, locale);
  const content = contentOf({ list, id, part, ...input });
  const revisions = await changeWords(ctx, { list, ids: [id] }, ([entry]) => {
    if (!entry) throw new DomainError("not-found", "no such entry");
    const text = entryText(entry, part, locale);
    if (was !== undefined && was.trim() !== text && content?.text !== text)
      throw new DomainError("stale", "somebody else changed the text meanwhile", { refusal: "record-changed" });
    const changed = withEntryText(entry, { locale, part, content, by: "human" }, localesOf(ctx.site)[0]);
    if (Object.keys(changed.title).length === 0)
      throw new DomainError("invalid", "an entry has a title", { refusal: "entry-untitled" });
    return [changed];
  });
  return revisions.get(id) ?? 0;
}

function contentOf({
  text,
  json,
  ...place
}: Omit<SaveEntryTextInput, "locale" | "was">): { text: string; json: Json } | null {
  if (place.part === "richTextDescription") {
    const saved = savedRichText(json);
    if (isRefused(saved)) throw new DomainError("invalid", "no formatted text", { refusal: saved.refusal });
    return saved.text && { text: saved.text.text ?? "", json: saved.text.json };
  }
  const saved = savedText(text ?? "");
  if (saved === null) return null;
  if (!fitsPlace(placeOf(place), saved))
    throw new DomainError("invalid", "too long for its place", { refusal: "invalid-input" });
  return { text: saved, json: null };
}
