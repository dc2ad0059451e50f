import { z } from "zod";
import { withLabels } from "../domain/labels.ts";
import { labelChangesSchema } from "../schema.ts";
import { defineSiteCommand } from "./define-command.ts";
import { onCollection } from "./on-collection.ts";

/** Changes what editors call a collection in some languages, to tell it from others of its name. */
export const collectionRename = defineSiteCommand({
  name: "collection.rename",
  input: z.strictObject({ collectionId: z.uuid().toLowerCase(), label: labelChangesSchema }),
  run: (document, { collectionId, label }) =>
    onCollection(document, collectionId, (collection) => ({
      ...collection,
      label: withLabels(collection.label, label),
    })),
});
