import { widgetOrigin } from "~/features/blocks/parts/widget-address.ts";
import { mailHref, phoneHref, safeHref } from "~/lib/addresses/safe-href.ts";
import type { SiteSettings } from "../../schema.ts";

export interface BookingWay {
  name: "booking" | "phone" | "email" | "website";
  href: string;
  /** What is written; null: the way's own words. */
  text: string | null;
  /** A provider's booking page, which opens in a dialog. */
  isWidget: boolean;
}

/**
 * The ways to an appointment that the booking button offers, the booking page first; none while it is not active. An
 * address that is none is left out. Pure.
 */
export function bookingWays(button: SiteSettings["bookingButton"], locale: string): BookingWay[] {
  if (!button.active || button.type === "none") return [];
  const { phone, email, website } = button;
  const all: [BookingWay["name"], string | null, string | null][] = [
    ["booking", bookingPage(button, locale), null],
    ["phone", phoneHref(phone), phone],
    ["email", mailHref(email), email],
    ["website", safeHref(website), website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")],
  ];
  return all.flatMap(([name, href, text]) =>
    href ? [{ name, href, text, isWidget: name === "booking" && isWidget(button, href) }] : [],
  );
}

/** Shore's page always, and another provider's where the button floats: a plain button is a plain way there. */
function isWidget({ type, useShoreBooking, shoreCompany }: SiteSettings["bookingButton"], href: string): boolean {
  const isAtShore = useShoreBooking && shoreCompany !== "";
  return (isAtShore || type === "floating") && widgetOrigin(href) !== null;
}

/** The company's page at Shore where bookings are made there, or else the address that was set. */
function bookingPage({ useShoreBooking, shoreCompany, url }: SiteSettings["bookingButton"], locale: string) {
  if (!useShoreBooking || shoreCompany === "") return safeHref(url);
  return `https://connect.shore.com/bookings/${encodeURIComponent(shoreCompany)}/services?locale=${locale}`;
}
