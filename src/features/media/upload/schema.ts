import { z } from "zod";
import { maxUploadBytes } from "~/server/http/body-limit.ts";
import { mediaRefSchema } from "../schema.ts";

/** Half of a pair of UTF-16 is no sign, and cannot stand in an address. */
const wellFormed = z.string().refine((text) => !/\p{Surrogate}/u.test(text), "is no text");

/** A file as a browser announces it. What it is, its bytes decide. */
export const uploadFileSchema = z.object({
  name: wellFormed.max(500),
  size: z.number().int().min(0).max(maxUploadBytes),
  type: wellFormed.max(200),
});
export type UploadFile = z.infer<typeof uploadFileSchema>;

/** Asks for an address to send one file to, as UploadThing's client does; too large a file is refused in words. */
export const uploadCallSchema = z.object({
  files: z.tuple([uploadFileSchema.extend({ size: z.number().int().min(0), lastModified: z.number().optional() })]),
  input: z.null().optional(),
});

/** What editors upload, as the file router calls it. */
export const uploadSlugSchema = z.enum(["picture", "document"]);
export type UploadSlug = z.infer<typeof uploadSlugSchema>;

/** Who uploads what, and the id that the medium will have: the same upload never becomes two. */
export const uploaderSchema = z.object({
  siteId: z.uuid(),
  userId: z.uuid(),
  mediumId: z.uuid(),
  slug: uploadSlugSchema.default("picture"),
  /** Where it will lie in the library. */
  bucketFolder: z.string().optional(),
});
export type Uploader = z.infer<typeof uploaderSchema>;

/** What became of an upload: a medium of the library, or the reason why not. */
export const uploadOutcomeSchema = z.union([z.object({ medium: mediaRefSchema }), z.object({ refusal: z.string() })]);
export type UploadOutcome = z.infer<typeof uploadOutcomeSchema>;
