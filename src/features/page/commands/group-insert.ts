import { z } from "zod";
import { isRefused, refuse, type Refused } from "~/features/document/refusals.ts";
import { deriveId } from "~/lib/ids.ts";
import { jsonSchema } from "~/lib/json.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { longestText } from "../domain/text-limits.ts";
import { fieldTextSchema, type PageDocument } from "../schema.ts";
import { defineCommand, fieldNameInput, idInput, type Outcome, type RunContext } from "./define-command.ts";
import { fieldImage } from "./field-image.ts";
import { fieldMediaList } from "./field-media-list.ts";
import { fieldOption } from "./field-option.ts";
import { fieldRichText } from "./field-rich-text.ts";
import { fieldText } from "./field-text.ts";
import { withNewGroup } from "./group-add.ts";
import { groupLanguages } from "./group-languages.ts";
import { groupOption } from "./group-option.ts";
import { everyFieldType, onField } from "./on-part.ts";
import { groupVisibility } from "./visibility.ts";

const fieldContentSchema = z.strictObject({
  /** A plain text, or a formatted one as JSON, by language. */
  texts: z.partialRecord(localeSchema, z.union([z.string().max(longestText), z.array(jsonSchema)])).optional(),
  /** What is known of translations among them; of the others it is that a person has made them of what is said beside them. */
  marks: z.partialRecord(localeSchema, fieldTextSchema.pick({ sourceHash: true, origin: true })).optional(),
  mediaId: idInput.optional(),
  mediaIds: z.array(idInput).optional(),
  options: z.record(z.string().max(60), jsonSchema).optional(),
  isHidden: z.literal(true).optional(),
});
export type FieldContent = z.infer<typeof fieldContentSchema>;

const cardContentSchema = z.strictObject({
  options: z.record(z.string().max(60), jsonSchema),
  disallowedLocales: z.array(localeSchema).optional(),
  isHidden: z.literal(true).optional(),
  fields: z.record(fieldNameInput, fieldContentSchema),
});
export type CardContent = z.infer<typeof cardContentSchema>;

/** A section or card with all that stands in it, apart from any page. */
export const groupContentSchema = cardContentSchema.extend({
  kind: z.string(),
  cards: z.array(cardContentSchema).max(200).optional(),
});
export type GroupContent = z.infer<typeof groupContentSchema>;

/**
 * Adds a section or card together with all that stands in it, in one step: a sample, or a copy of another one. Each
 * part passes the checks of the command that would set it alone. Where it goes is said as in `group.add`; the ids of
 * its cards follow from its own.
 */
export const groupInsert = defineCommand({
  name: "group.insert",
  input: z.strictObject({
    groupId: idInput,
    nextTo: idInput.nullable(),
    parentId: idInput.nullable(),
    position: z.enum(["start", "end"]).optional(),
    content: groupContentSchema,
  }),
  run: (document, { content: { kind, cards = [], ...own }, ...place }, context) => {
    const childKind = context.blockOf(kind)?.childKind;
    if (cards.length > 0 && childKind === undefined) return refuse("kind-misplaced");
    const whole = withContent(withNewGroup(document, { ...place, kind }, context), place.groupId, own, context);
    return cards.reduce<Outcome>((result, card, index) => {
      if (isRefused(result)) return result;
      const groupId = deriveId(place.groupId, `card-${index + 1}`);
      const at = { groupId, kind: childKind ?? "", nextTo: null, parentId: place.groupId };
      return withContent(withNewGroup(result, at, context), groupId, card, context);
    }, whole);
  },
});

type Change = (document: PageDocument) => Outcome;

/** The document with this content in the group; the first part that is refused is the answer. */
function withContent(before: Outcome, groupId: string, content: CardContent, context: RunContext): Outcome {
  const { options, fields, disallowedLocales = [], isHidden = false } = content;
  const hidden = Object.entries(fields).flatMap(([name, { isHidden }]) => (isHidden ? [[name, false] as const] : []));
  const changes: Change[] = [
    ...Object.entries(options).map<Change>(
      ([key, value]) =>
        (document) =>
          groupOption.run(document, { groupId, key, value }, context),
    ),
    ...Object.entries(fields).flatMap(([fieldName, field]) => fieldChanges({ groupId, fieldName }, field, context)),
    (document) =>
      groupVisibility.run(
        document,
        { groupId, visible: !isHidden, visibleFields: Object.fromEntries(hidden) },
        context,
      ),
    (document) => groupLanguages.run(document, { groupId, disallowedLocales }, context),
  ];
  return changes.reduce<Outcome>((result, change) => (isRefused(result) ? result : change(result)), before);
}

function fieldChanges(
  place: { groupId: string; fieldName: string },
  { texts = {}, marks, mediaId, mediaIds, options = {} }: FieldContent,
  context: RunContext,
): Change[] {
  const [first] = context.locales;
  // The first language before those that are measured by it.
  const written = (Object.entries(texts) as [Locale, NonNullable<FieldContent["texts"]>[Locale]][]).sort(
    ([one], [other]) => Number(other === first) - Number(one === first),
  );
  return [
    ...written.map<Change>(([locale, text]) => (document): PageDocument | Refused => {
      if (typeof text === "string") return fieldText.run(document, { ...place, locale, text }, context);
      return fieldRichText.run(document, { ...place, locale, json: text ?? null }, context);
    }),
    ...(marks === undefined
      ? []
      : ([
          (document) =>
            onField(document, { ...place, types: everyFieldType }, context, (field) =>
              written.reduce((marked, [locale]) => {
                const [text, mark] = [marked.texts[locale], marks[locale]];
                if (!text || !mark || locale === first) return marked;
                return { ...marked, texts: { ...marked.texts, [locale]: { ...text, ...mark } } };
              }, field),
            ),
        ] satisfies Change[])),
    ...(mediaId === undefined
      ? []
      : ([(document) => fieldImage.run(document, { ...place, mediaId }, context)] satisfies Change[])),
    ...(mediaIds === undefined
      ? []
      : ([(document) => fieldMediaList.run(document, { ...place, mediaIds }, context)] satisfies Change[])),
    ...Object.entries(options).map<Change>(
      ([key, value]) =>
        (document) =>
          fieldOption.run(document, { ...place, key, value }, context),
    ),
  ];
}
