import { z } from "zod";
import { collectionNameSchema } from "~/features/page/schema.ts";
import { collectionTypeSchema } from "../document-schema.ts";
import { lastKey } from "../domain/in-order.ts";
import { refuse } from "~/features/document/refusals.ts";
import { localizedTextSchema } from "../schema.ts";
import { defineSiteCommand } from "./define-command.ts";

/** Makes an empty collection, after the others; a site may have several of one name. */
export const collectionCreate = defineSiteCommand({
  name: "collection.create",
  input: z.strictObject({
    collectionId: z.uuid().toLowerCase(),
    name: collectionNameSchema,
    type: collectionTypeSchema,
    label: localizedTextSchema.default({}),
  }),
  run: (document, { collectionId, name, type, label }) => {
    if (Object.hasOwn(document.collections, collectionId)) return refuse("id-taken");
    const collection = { name, type, label, sortKey: lastKey(document.collections), items: {} };
    return { ...document, collections: { ...document.collections, [collectionId]: collection } };
  },
});
