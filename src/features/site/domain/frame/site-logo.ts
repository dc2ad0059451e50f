import { contrast } from "~/features/blocks/theme/color.ts";
import type { Palette } from "~/features/blocks/theme/theme.ts";
import type { Drawing } from "~/features/media/domain/drawing.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { SiteSettings } from "../../schema.ts";
import { themeOf } from "../theme.ts";

/** A logo; `drawing` where it is plain enough for the page to hold it itself. */
export type Logo = MediaRef & { drawing?: Drawing | null };

/** The pictures that a site's header and footer may show. */
export interface Logos {
  own: Logo | null;
  /** The site's second logo, for the other kind of ground. */
  alternative: Logo | null;
  /** That of the business the site belongs to. */
  business: Logo | null;
}

type Header = SiteSettings["header"];
/** Where a site says its name. */
export type NamedPart = "header" | "footer";

interface NamedSite {
  name: string;
  businessName: string | null;
  settings: SiteSettings;
  theme: unknown;
  logos: Logos;
}

/** The logo that is shown: the second one while it is wanted, or else that of the business where its data is looked up. Pure. */
export function shownLogo(
  { useAlternativeLogo, useBusinessDataFromLookUp }: Pick<Header, "useAlternativeLogo" | "useBusinessDataFromLookUp">,
  logos: Logos,
): Logo | null {
  const alternative = useAlternativeLogo ? logos.alternative : null;
  return alternative ?? (useBusinessDataFromLookUp ? logos.business : null) ?? logos.own;
}

/**
 * The logo in the footer: that of the header where both stand on light ground or both on dark, else the other one of the
 * site's two. Pure.
 */
export function footerLogo({ settings, theme, logos }: Pick<NamedSite, "settings" | "theme" | "logos">): Logo | null {
  const { palette } = themeOf(theme);
  const isAlike = isDark(palette.header) === isDark(footerGround(settings, palette));
  const { useAlternativeLogo } = settings.header;
  const { useBusinessDataFromLookUp } = settings.footer;
  return shownLogo({ useAlternativeLogo: useAlternativeLogo === isAlike, useBusinessDataFromLookUp }, logos);
}

/**
 * The pictures that are the site's signs: both its logos, the one in its header, which may be the business's, and its
 * icon. Pure.
 */
export function signIds({ logos, logo, icon }: Pick<NamedSite, "logos"> & Record<"logo" | "icon", MediaRef | null>) {
  return [...new Set([logos.own, logos.alternative, logo, icon].flatMap((sign) => sign?.id ?? []))];
}

/** What header or footer calls the site: the business's name where its data is looked up for that part. Pure. */
export function shownName(
  { name, businessName, settings }: Omit<NamedSite, "theme" | "logos">,
  part: NamedPart,
): string {
  return (settings[part].useBusinessDataFromLookUp && businessName) || name;
}

/** A logo's size counts only while nothing is looked up: looked up data has the usual one. Pure. */
export function shownLogoSize(part: Pick<Header, "useBusinessDataFromLookUp" | "logoSize">): Header["logoSize"] {
  return part.useBusinessDataFromLookUp ? "medium" : part.logoSize;
}

function footerGround({ appearance }: SiteSettings, palette: Palette): string {
  return palette[appearance.footer === "transparent" ? "paper" : appearance.footer];
}

function isDark(ground: string): boolean {
  return contrast(ground, "#ffffff") > contrast(ground, "#000000");
}
