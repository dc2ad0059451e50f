import type { MediaRef } from "~/features/media/schema.ts";
import type { SiteSettings } from "../schema.ts";

/** The pictures that a site's header may show. */
export interface Logos {
  own: MediaRef | null;
  /** The site's second logo. */
  alternative: MediaRef | null;
  /** That of the business the site belongs to. */
  business: MediaRef | null;
}

type Header = SiteSettings["header"];

/** The logo that is shown: the second one while it is wanted, or else that of the business where its data is looked up. Pure. */
export function shownLogo({ useAlternativeLogo, useBusinessDataFromLookUp }: Header, logos: Logos): MediaRef | null {
  const alternative = useAlternativeLogo ? logos.alternative : null;
  return alternative ?? (useBusinessDataFromLookUp ? logos.business : null) ?? logos.own;
}

/** What the header calls the site: the business's name where its data is looked up. Pure. */
export function shownName(site: { name: string; businessName: string | null; settings: SiteSettings }): string {
  return (site.settings.header.useBusinessDataFromLookUp && site.businessName) || site.name;
}

/** A logo's size counts only while nothing is looked up: looked up data has the usual one. Pure. */
export function shownLogoSize(part: Pick<Header, "useBusinessDataFromLookUp" | "logoSize">): Header["logoSize"] {
  return part.useBusinessDataFromLookUp ? "medium" : part.logoSize;
}
