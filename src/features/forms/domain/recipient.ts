import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";

/**
 * Where a site's answers go: the address of its settings, else the one in its footer, else that of its own business's
 * first branch; null where it has none. Never an address from a request.
 */
export function recipientOf({
  settings,
  businessName,
  branches,
}: Pick<SiteIndex, "settings" | "businessName" | "branches">): string | null {
  const own = businessName === null ? [] : branches;
  const known = [settings.contact.email, settings.footer.email, ...own.map(({ email }) => email)];
  return known.map((email) => email.trim()).find((email) => email !== "") ?? null;
}
