import { z } from "zod";
import type { RootDb } from "~/server/db.ts";
import { nameInHeader } from "./domain/name-in-header.ts";

const named = z.object({ contact: z.object({ companyName: z.string() }) });

/**
 * The name under which a site's mails come: that of its business, else of the site, in one line without what could end
 * a header. It is said anew each time a mail is sent.
 */
export async function senderName(db: RootDb, siteId: string): Promise<string> {
  const { name, settings } = await db.site.findUniqueOrThrow({ where: { id: siteId } });
  const companyName = named.safeParse(settings).data?.contact.companyName ?? "";
  return nameInHeader(companyName) || nameInHeader(name);
}
