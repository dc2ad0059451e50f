import { safeHref } from "~/lib/addresses/safe-href.ts";
import { readUrl } from "~/lib/addresses/read-url.ts";

/** A whole address of the web, of one that may be relative to another; null for anything else. */
export function webAddress(written: string | null | undefined, base?: string): string | null {
  const address = written?.trim() ?? "";
  const url = address === "" ? null : readUrl(address, base);
  return url?.protocol === "http:" || url?.protocol === "https:" ? safeHref(url.href) : null;
}
