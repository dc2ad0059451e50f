import { safeHref } from "~/lib/addresses/safe-href.ts";

/** Where the account of a quality programme leads, if it is a web address: a number or a name is the editors' alone. */
export function programAddress(account: string): string | null {
  const written = account.trim();
  return /^https?:\/\//i.test(written) ? safeHref(written) : null;
}
