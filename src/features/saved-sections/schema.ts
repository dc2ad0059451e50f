import { z } from "zod";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { groupContentSchema } from "~/features/page/commands/group-insert.ts";

const id = z.uuid().toLowerCase();
/** What an editor calls a saved section: one line, never empty. */
export const savedNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u, "one line");

export const saveSectionInput = z.strictObject({ name: savedNameSchema, content: groupContentSchema });
export type SaveSectionInput = z.infer<typeof saveSectionInput>;
export const renameSectionInput = z.strictObject({ id, name: savedNameSchema });
export type RenameSectionInput = z.infer<typeof renameSectionInput>;
export const savedSectionInput = z.strictObject({ id });

const savedSectionSchema = z.strictObject({ id: z.string(), name: z.string(), content: groupContentSchema });
export type SavedSection = z.infer<typeof savedSectionSchema>;

/** The saved sections, the newest first, and the media that they show. */
export const savedSectionsSchema = z.strictObject({
  sections: z.array(savedSectionSchema),
  media: z.array(mediaRefSchema),
});
export type SavedSections = z.infer<typeof savedSectionsSchema>;
