import { safeHref } from "~/lib/safe-href.ts";

/** A whole address of the web, of one that may be relative to another; null for anything else. */
export function webAddress(written: string | null | undefined, base?: string): string | null {
  const address = written?.trim() ?? "";
  if (address === "" || !URL.canParse(address, base)) return null;
  const { protocol, href } = new URL(address, base);
  return protocol === "http:" || protocol === "https:" ? safeHref(href) : null;
}
