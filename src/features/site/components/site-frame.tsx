import type { ReactNode } from "react";
import { siteTextsOf } from "~/i18n/site-texts.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { ConsentBanner } from "~/features/privacy/components/consent-banner.tsx";
import { mayHoldGame } from "../domain/pages/addresses.ts";
import { legalLinks } from "../domain/frame/footer.ts";
import { headerTypeOf } from "../domain/frame/header-type.ts";
import type { IndexedPage, SiteIndex } from "../domain/pages/site-index.ts";
import type { LocalePlace } from "./locale-links.tsx";
import { BookingButton } from "./booking-button.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SiteOverlay } from "./site-overlay.tsx";

interface Props {
  index: SiteIndex;
  locale: string;
  /** The page that is shown, or null on the site's own notices. */
  page: IndexedPage | null;
  /** Where what is shown stands by language, if that is not the page's own address. */
  places?: readonly LocalePlace[];
  /** The moment at which it is drawn, which says what is open. */
  now?: Date;
  /**
   * People leave something of themselves here: nothing foreign is loaded, and no consent asked for. So it is on every page
   * whose address may hold a game's id, which services would read there.
   */
  isPrivate?: boolean;
  /** Somebody comes with a question to the site's search: what answers it stands before other content. */
  isAsked?: boolean;
  children: ReactNode;
}

/** What stands around the content of every page: a way past the navigation, header, content, footer. */
export function SiteFrame({
  index,
  locale,
  page,
  places,
  now = new Date(),
  isPrivate = false,
  isAsked,
  children,
}: Props) {
  const { appearance } = index.settings;
  const t = translatorOfParts(siteTextsOf(locale));
  const isOverlaid = headerTypeOf(index, page) === "transparent";
  return (
    <>
      <a className="skip-link" href="#content">
        {t("site.skipToContent")}
      </a>
      <ConsentBanner
        settings={index.settings}
        policyHref={legalLinks(index, locale, null).find(({ name }) => name === "privacy")?.href ?? null}
        isQuiet={isPrivate || (page !== null && mayHoldGame(page, locale))}
        t={t}
      />
      <SiteOverlay index={index} />
      <SiteHeader index={index} locale={locale} page={page} places={places} now={now} t={t} />
      <main
        id="content"
        tabIndex={-1}
        className="site-main"
        data-asked={isAsked || undefined}
        data-header={isOverlaid ? "transparent" : "opaque"}
        data-header-mobile={isOverlaid && !appearance.opaqueHeaderOnMobile ? "transparent" : "opaque"}
      >
        {children}
      </main>
      <SiteFooter index={index} locale={locale} pageId={page?.id ?? null} now={now} t={t} />
      <BookingButton index={index} locale={locale} t={t} />
    </>
  );
}
