import { z } from "zod";
import { day } from "~/lib/time/lengths.ts";
import { hostInput } from "../host-schema.ts";

/** How long a site lies in the trash before it is gone for good. */
export const siteTrashDays = 30;

/** Only what was put into the trash after this moment can come out of it. */
export const siteTrashEnd = (now: Date) => new Date(now.getTime() - siteTrashDays * day);

/** The main host of the site that the call comes to, typed by whoever deletes it. */
export const trashSiteInput = hostInput;
/** A host of another site of the installation, where its admins find this one again. */
export const trashedSiteSchema = z.strictObject({ host: z.string() });

export const siteTrashSchema = z.strictObject({
  sites: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      /** Its main one. */
      host: z.string(),
      deletedAt: z.iso.datetime(),
      /** When it is gone for good. */
      goneAt: z.iso.datetime(),
      deletedBy: z.string().nullable(),
    }),
  ),
});
export type SiteTrash = z.infer<typeof siteTrashSchema>;

export const restoreSiteInput = z.strictObject({ id: z.uuid() });
