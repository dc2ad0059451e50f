import { z } from "zod";
import { defineCommand, fieldNameInput, idInput } from "./define-command.ts";
import { onField } from "./on-part.ts";

/** Chooses a picture, video or document from the library, or none. That the medium is this site's is checked by the service. */
export const fieldImage = defineCommand({
  name: "field.image",
  input: z.strictObject({ groupId: idInput, fieldName: fieldNameInput, mediaId: idInput.nullable() }),
  run: (document, { groupId, fieldName, mediaId }, context) =>
    onField(document, { groupId, fieldName, types: ["image", "video", "document"] }, context, (field) =>
      field.mediaId === mediaId ? field : { ...field, mediaId },
    ),
});
