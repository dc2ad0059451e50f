import { isByHand } from "~/features/page/commands/field-translate.ts";
import { runCommands } from "~/features/page/service/run-commands.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { TranslateFieldInput } from "./schema.ts";
import { refused } from "./services/service.ts";
import { draftOf, translateFieldsOf } from "./translate-fields.ts";

/** Translates one field of a draft and saves that. A person's text is replaced only where `replace` says so. */
export async function translateField(
  ctx: ServiceContext,
  { pageId, fieldId, from, to, replace }: TranslateFieldInput,
): Promise<{ success: true; revision: number; error: null }> {
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
  const saved = await runCommands(ctx, { pageId, steps: [{ command: "field.translate", input }] });
  return { ...saved, error: null };
}
