import { z } from "zod";

const id = z.uuid().toLowerCase();

/** How long a preview link may be good for, in days. */
export const previewDays = [1, 7, 30] as const;

export const previewMakeInput = z.strictObject({
  pageId: id,
  days: z.union([z.literal(1), z.literal(7), z.literal(30)]).default(7),
});
export type PreviewMakeInput = z.output<typeof previewMakeInput>;

/** `path` holds the link's key and is told this one time only. */
export const previewMadeSchema = z.strictObject({ id, path: z.string(), expiresAt: z.iso.datetime() });
export type PreviewMade = z.infer<typeof previewMadeSchema>;

export const previewListInput = z.strictObject({ pageId: id });
export const previewListSchema = z.strictObject({
  links: z.array(
    z.strictObject({
      id,
      /** Who made it; null once that person has left. */
      by: z.string().nullable(),
      createdAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  ),
});
export type PreviewList = z.infer<typeof previewListSchema>;

export const previewRevokeInput = z.strictObject({ id });

/** 32 random bytes in base64url. */
export const previewTokenSchema = z.string().regex(/^[\w-]{43}$/);
