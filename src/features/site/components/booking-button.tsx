import type { SiteTranslate } from "~/i18n/site-texts.ts";
import { bookingWays } from "../domain/booking.ts";
import type { SiteIndex } from "../domain/site-index.ts";
import { Icon } from "./icons.tsx";

interface Props {
  index: Pick<SiteIndex, "settings">;
  locale: string;
  t: SiteTranslate;
}

/** The button that leads to an appointment: straight there, or to a few ways to choose from. Works without client code. */
export function BookingButton({ index, locale, t }: Props) {
  const { bookingButton } = index.settings;
  const ways = bookingWays(bookingButton, locale);
  const [only] = ways;
  if (!only) return null;
  const look = {
    className: "booking-button",
    "data-swatch": bookingButton.color,
    "data-position": bookingButton.position,
    "data-type": bookingButton.type,
  };
  const label = (
    <>
      {bookingButton.type === "floating" && <Icon name="calendar" size={20} />}
      <span>{t("site.booking")}</span>
    </>
  );
  if (ways.length === 1) {
    return (
      <a {...look} href={only.href} {...newTab(only.href)}>
        {label}
      </a>
    );
  }
  return (
    <>
      <button type="button" {...look} popoverTarget="site-booking">
        {label}
      </button>
      <div id="site-booking" popover="auto" className="booking-ways" data-position={bookingButton.position}>
        <ul>
          {ways.map(({ name, href, text }) => (
            <li key={name}>
              <a href={href} {...newTab(href)}>
                <strong>{t(`site.bookingWays.${name}`)}</strong>
                {text && <span>{text}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Pages of others open beside this one; phone, mail and pages of the site do not. */
function newTab(href: string): { target?: "_blank"; rel?: "noopener" } {
  return /^https?:/.test(href) ? { target: "_blank", rel: "noopener" } : {};
}
