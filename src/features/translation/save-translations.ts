import { isByHand } from "~/features/page/commands/field-translate.ts";
import { missingTexts, type MissingText } from "~/features/page/domain/translation-status.ts";
import { runCommands } from "~/features/page/service/run-commands.ts";
import { DomainError } from "~/lib/errors.ts";
import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { mostFields, type FailedField, type TranslateFieldInput, type TranslateMissingInput } from "./schema.ts";
import { refused } from "./services/service.ts";
import { draftOf, translateFieldsOf } from "./translate-fields.ts";

/** Translates one field of a draft and saves that. A person's text is replaced only where `replace` says so. */
export async function translateField(
  ctx: ServiceContext,
  { pageId, fieldId, from, to, replace }: TranslateFieldInput,
): Promise<{ success: true; revision: number }> {
  const document = await draftOf(ctx, pageId);
  const fields = Object.values(document.groups).flatMap((group) =>
    Object.values(group.fields).flatMap((field) => (field.id === fieldId ? [{ group, field }] : [])),
  );
  const [found] = fields;
  if (!found) throw new DomainError("not-found", "The page has no such field");
  if (!replace && isByHand(found.field.texts[to]))
    throw new DomainError("invalid", "language error: a person wrote this text", { refusal: "translation-kept" });
  const place = { groupId: found.group.id, fieldName: found.field.name };
  const { texts, failed } = await translateFieldsOf(ctx, document, { from, to, fields: [place] });
  const [refusal] = failed.map((each) => each.refusal);
  if (refusal) throw refused(refusal, refusal);
  const input = { locale: to, texts, mayReplace: replace };
  return runCommands(ctx, { pageId, steps: [{ command: "field.translate", input }] });
}

/**
 * Translates the next missing texts of a draft from the site's first language, as many as one call may, and saves them.
 * Called again and again it comes to the end; whatever happens between two calls, what is done is done.
 */
export async function translateMissing(
  ctx: ServiceContext,
  { pageId, to, without }: TranslateMissingInput,
): Promise<{ done: number; left: number; failed: FailedField[] }> {
  const document = await draftOf(ctx, pageId);
  const [from = to] = localesOf(ctx.site);
  const known = new Set(without.map(keyOf));
  const missing = missingTexts(document, from, to)
    .filter(isField)
    .filter((place) => !known.has(keyOf(place)));
  const fields = missing.slice(0, mostFields);
  if (fields.length === 0) return { done: 0, left: 0, failed: [] };
  const { texts, failed } = await translateFieldsOf(ctx, document, { from, to, fields });
  if (texts.length > 0)
    await runCommands(ctx, { pageId, steps: [{ command: "field.translate", input: { locale: to, texts } }] });
  return { done: texts.length, left: missing.length - fields.length, failed };
}

function isField(text: MissingText): text is Exclude<MissingText, "pageName"> {
  return text !== "pageName";
}

function keyOf({ groupId, fieldName }: { groupId: string; fieldName: string }): string {
  return `${groupId}:${fieldName}`;
}
