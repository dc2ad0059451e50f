import type { ReactNode } from "react";
import { BookingWidget } from "~/features/blocks/parts/booking-widget.tsx";
import { widgetOrigin } from "~/features/blocks/parts/widget-address.ts";
import type { SiteTranslate } from "~/i18n/site-texts.ts";
import { bookingWays, type BookingWay } from "../domain/frame/booking.ts";
import type { SiteIndex } from "../domain/pages/site-index.ts";
import { Icon } from "./icons.tsx";

interface Props {
  index: Pick<SiteIndex, "settings">;
  locale: string;
  t: SiteTranslate;
}

/**
 * The button that leads to an appointment: straight there, or to a few ways to choose from. A provider's booking opens over
 * the page. Works without client code.
 */
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
    return withWidget(
      ways,
      t,
      <a {...look} {...linkTo(only)}>
        {label}
      </a>,
    );
  }
  return withWidget(
    ways,
    t,
    <>
      <button type="button" {...look} popoverTarget="site-booking">
        {label}
      </button>
      <div id="site-booking" popover="auto" className="booking-ways" data-position={bookingButton.position}>
        <ul>
          {ways.map((way) => (
            <li key={way.name}>
              <a {...linkTo(way)}>
                <strong>{t(`site.bookingWays.${way.name}`)}</strong>
                {way.text && <span>{way.text}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>,
  );
}

/** The dialog stands beside the ways, not within: those close when it opens. */
function withWidget(ways: BookingWay[], t: SiteTranslate, button: ReactNode): ReactNode {
  const href = ways.find(({ isWidget }) => isWidget)?.href;
  const origin = href === undefined ? null : widgetOrigin(href);
  if (href === undefined || origin === null) return button;
  return (
    <BookingWidget origin={origin} href={href} t={t}>
      {button}
    </BookingWidget>
  );
}

/** Pages of others open beside this one; phone, mail and pages of the site do not. */
function linkTo({ href, isWidget }: BookingWay) {
  const beside = /^https?:/.test(href) ? { target: "_blank", rel: "noopener" } : {};
  return { href, ...beside, ...(isWidget ? { "data-widget": "" } : {}) };
}
