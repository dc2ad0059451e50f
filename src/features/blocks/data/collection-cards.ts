import { z } from "zod";
import { mediaRefSchema } from "~/features/media/schema.ts";

/** A text of a card, and the language that it is borrowed from, where that is another one than the page's. */
const cardTextSchema = z.strictObject({ text: z.string(), lang: z.string().nullable() });
export type CardText = z.infer<typeof cardTextSchema>;

/** What visitors see of one item of a collection: of a page of its own, or of a section that lies on some page. */
const collectionCardSchema = z.strictObject({
  /** Of the page or group. */
  id: z.string(),
  name: cardTextSchema,
  /** A line below the name, such as what a person does. */
  line: cardTextSchema,
  text: cardTextSchema,
  picture: z
    .strictObject({
      media: mediaRefSchema,
      alt: z.string(),
      altLang: z.string().optional(),
      objectFit: z.enum(["cover", "contain"]),
    })
    .nullable(),
  /** Address of its own page; null for a section. */
  path: z.string().nullable(),
});
export type CollectionCard = z.infer<typeof collectionCardSchema>;

/** The collections of one name: their shown items in order. */
export const collectionCardsSchema = z.strictObject({
  /** The one that a section shows as long as it names none. */
  firstId: z.string().nullable(),
  byId: z.record(z.string(), z.array(collectionCardSchema)),
});
export type CollectionCards = z.infer<typeof collectionCardsSchema>;

/**
 * The items that a section of this kind shows: those of the collection that it names, or of the site's first one. None
 * for kinds whose data is something else, as a map's.
 */
export function cardsOf(
  { kind, options }: { kind: string; options: { collection?: unknown } },
  data: Readonly<Record<string, unknown>>,
): readonly CollectionCard[] {
  const held = data[kind];
  if (!isCollection(held)) return [];
  const { firstId, byId } = held;
  const named = options.collection;
  const id = typeof named === "string" && Object.hasOwn(byId, named) ? named : firstId;
  return (id !== null && byId[id]) || [];
}

function isCollection(data: unknown): data is CollectionCards {
  return typeof data === "object" && data !== null && "byId" in data && "firstId" in data;
}
