import { safeHref } from "~/lib/addresses/safe-href.ts";
import type { SiteSettings } from "../../schema.ts";

/** Where the header's link to a sign-in page leads: the address that was set, or this site's own; null: no link. Pure. */
export function loginHref({ useLinkToLoginPage, url }: SiteSettings["header"]["loginPage"]): string | null {
  return useLinkToLoginPage ? (safeHref(url) ?? "/login") : null;
}
