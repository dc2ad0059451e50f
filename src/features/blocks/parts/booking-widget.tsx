import type { ReactNode } from "react";
import type { Messages, Translate } from "~/i18n/message-types.ts";
import "../styles/booking-widget.css";

interface Props {
  /** Where the provider's page comes from (`widgetOrigin`); the policy of this page lets it be shown. */
  origin: string;
  /** The address as a plain link. */
  href: string;
  t: Translate<Pick<Messages, "widget">>;
  /** What leads to the booking: among it a link with `data-widget`. */
  children: ReactNode;
}

/**
 * The booking of another provider, in a dialog over the page (`vt-booking`); nothing is fetched from there before the link is
 * pressed. Without JavaScript it is a link.
 */
export function BookingWidget({ origin, href, t, children }: Props) {
  const host = new URL(origin).host;
  return (
    <vt-booking data-origin={origin}>
      {children}
      <dialog className="booking-widget" aria-label={t("widget.label", { host })}>
        <div className="booking-widget__box">
          <div className="booking-widget__head">
            <span className="booking-widget__host">{host}</span>
            <a className="booking-widget__beside" href={href} target="_blank" rel="noopener">
              {t("widget.newWindow")}
            </a>
            <button type="button" className="close-cross booking-widget__close" aria-label={t("widget.close")} />
          </div>
          <div className="booking-widget__page" data-title={t("widget.label", { host })}>
            <p className="booking-widget__wait">
              {t("widget.loading")}
              <span className="booking-widget__slow">{t("widget.slow")}</span>
            </p>
          </div>
        </div>
      </dialog>
    </vt-booking>
  );
}
