import { z } from "zod";

/** The path of the page that is shown, without query. */
export const editBarInput = z.strictObject({ path: z.string().max(1_000) });

/** What a member sees on a visitors' page: who they are, the way into the editor, and the words for it. */
export const editBarSchema = z.strictObject({
  name: z.string(),
  /** The same page under edit; the home page where the site has no such page. */
  href: z.string(),
  /** Whether the page under edit differs from what visitors see. */
  hasChanges: z.boolean(),
  /** The language of the words. */
  locale: z.string(),
  texts: z.strictObject({
    label: z.string(),
    edit: z.string(),
    menu: z.string(),
    account: z.string(),
    signOut: z.string(),
    changes: z.string(),
    failed: z.string(),
  }),
});
export type EditBar = z.infer<typeof editBarSchema>;
