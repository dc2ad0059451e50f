import { safeInternalPath } from "~/lib/addresses/safe-href.ts";
import { contentLocales } from "~/lib/locales.ts";
import { addressLink } from "./link.ts";
import type { ResolvedLink } from "./resolved.ts";
import type { ViewContext } from "./ui.ts";

/**
 * Where a link inside rich text leads. `page:<id>` names a page of the site. It and a path on the site
 * (`/<locale>[/edit]/…`) lead there in the language and mode that the reader is in; null leads nowhere.
 */
export function pageAddress(address: string, context: Pick<ViewContext, "locale" | "mode" | "pagePath">) {
  if (address.startsWith("page:")) {
    const path = context.pagePath({ id: address.slice("page:".length) });
    return path === null ? null : inReadersPlace(path, context);
  }
  const path = address.startsWith("/") ? safeInternalPath(address) : null;
  return path === null ? addressLink(address) : inReadersPlace(path, context);
}

function inReadersPlace(path: string, { locale, mode }: Pick<ViewContext, "locale" | "mode">): ResolvedLink {
  const [, first = "", ...rest] = path.split("/");
  if (!contentLocales.some((known) => known === first)) return { href: path, opensNewTab: false };
  const slug = rest[0] === "edit" ? rest.slice(1) : rest;
  return { href: ["", locale, ...(mode === "edit" ? ["edit"] : []), ...slug].join("/"), opensNewTab: false };
}
