import { z } from "zod";
import { mediaRefSchema, type MediaRef } from "~/features/media/schema.ts";
import { groupContentSchema, type GroupContent } from "~/features/page/commands/group-insert.ts";
import { contentOf } from "~/features/page/domain/group-content.ts";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import { richTextSchema } from "~/features/richtext/schema.ts";
import { blockOf } from "~/kinds/registry.ts";

/** What the browser's clipboard keeps a copied section under, beside its words. */
export const copiedType = "application/x-vitrine-group+json";

const copiedSchema = z.strictObject({
  siteId: z.uuid(),
  /** Whether it was a card, which stands on boards only. */
  isCard: z.boolean(),
  content: groupContentSchema,
  media: z.array(mediaRefSchema),
});

/** A section or card as it was copied, in all languages, with the media that it shows. */
export type CopiedGroup = z.infer<typeof copiedSchema>;

/** Takes a copy; media that the library has lost are left out. */
export function copiedGroup(
  document: PageDocument,
  group: Group,
  { siteId, media }: { siteId: string; media: Readonly<Record<string, MediaRef>> },
): CopiedGroup {
  const shown = new Set<string>();
  const hasMedium = (id: string) => Object.hasOwn(media, id) && shown.add(id) !== undefined;
  const content = contentOf(document, group, { blockOf, hasMedium });
  return { siteId, isCard: group.parentId !== null, content, media: [...shown].flatMap((id) => media[id] ?? []) };
}

/** Reads what was copied, here or in another tab; null for anything else. */
export function readCopied(text: string | null): CopiedGroup | null {
  try {
    return copiedSchema.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null; // somebody else's words
  }
}

/** Its words in all languages, a line each, for every other program. */
export function wordsOf({ fields, cards = [] }: GroupContent): string {
  const texts = [fields, ...cards.map((card) => card.fields)].flatMap((part) =>
    Object.values(part).flatMap((field) => Object.values(field.texts ?? {})),
  );
  return texts.map((text) => (typeof text === "string" ? text : plainTextOf(richTextSchema.parse(text)))).join("\n");
}
