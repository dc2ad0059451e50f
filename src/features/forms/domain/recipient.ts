import type { Branch } from "~/features/directory/branch-data.ts";
import { mailboxSchema } from "~/features/mail/schema.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";

type Mailed = Pick<SiteIndex, "settings" | "businessName"> & { branches: readonly Branch[] };

/**
 * Where a site's answers go: the address of its settings, else the one in its footer, else that of its own business's
 * first branch; null where it has none. Never an address from a request.
 */
export function recipientOf({ settings, businessName, branches }: Mailed): string | null {
  const own = businessName === null ? [] : branches;
  const known = [settings.contact.email, settings.footer.email, ...own.map(({ email }) => email)];
  return known.map((email) => email.trim()).find((email) => email !== "") ?? null;
}

/** Where a site reads its answers; null where it has no address, or none that is one mailbox. */
export function mailboxOf(site: Mailed): string | null {
  return mailboxSchema.safeParse(recipientOf(site)).data ?? null;
}
