import { DomainError } from "~/lib/errors.ts";
import type { Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";

/** Throws `invalid` with `refusal` "locale-unknown" for a language that the site does not have. */
export function requireLocale({ site }: Pick<ServiceContext, "site">, locale: Locale): void {
  if (site.locales.includes(locale)) return;
  throw new DomainError("invalid", `The site has no pages in ${locale}`, { refusal: "locale-unknown" });
}
