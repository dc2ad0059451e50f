import { translator } from "~/i18n/catalogue.ts";
import { safeHref } from "~/lib/safe-href.ts";
import type { SiteIndex } from "../domain/site-index.ts";

/** The floating button that leads to booking an appointment, where the site has one. */
export function BookingButton({ index, locale }: { index: SiteIndex; locale: string }) {
  const { active, type, color, position, url } = index.settings.bookingButton;
  const href = active && type !== "none" ? safeHref(url) : null;
  if (!href) return null;
  const isForeign = !href.startsWith("/");
  return (
    <a
      className="booking-button"
      data-swatch={color}
      data-position={position}
      href={href}
      {...(isForeign ? { target: "_blank", rel: "noopener" } : {})}
    >
      {translator(locale)("site.booking")}
    </a>
  );
}
