import { z } from "zod";
import { dequal } from "dequal/lite";
import { defineCommand, fieldNameInput, idInput } from "./define-command.ts";
import { onField } from "./on-part.ts";

const mostMedia = 500;

/**
 * Sets the media that a field shows, in order, each once; an empty list takes all away. That they are this site's is
 * checked by the service.
 */
export const fieldMediaList = defineCommand({
  name: "field.mediaList",
  input: z.strictObject({ groupId: idInput, fieldName: fieldNameInput, mediaIds: z.array(idInput).max(mostMedia) }),
  run: (document, { groupId, fieldName, mediaIds }, context) =>
    onField(document, { groupId, fieldName, types: ["mediaList"] }, context, (field) => {
      const { mediaIds: before = [], ...others } = field;
      const wanted = [...new Set(mediaIds)];
      if (dequal(before, wanted)) return field;
      return wanted.length === 0 ? others : { ...others, mediaIds: wanted };
    }),
});
