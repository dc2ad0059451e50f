import { hoursInShort } from "~/features/blocks/branches/hours-words.ts";
import { Stretches } from "~/features/blocks/branches/stretches.tsx";
import { OpenMark } from "~/features/blocks/branches/open-mark.tsx";
import type { SiteTranslate } from "~/i18n/site-texts.ts";
import type { FooterAddress } from "../domain/frame/footer.ts";
import { AddressLines } from "./address-lines.tsx";

interface Props {
  addresses: FooterAddress[];
  locale: string;
  t: SiteTranslate;
}

/** Two columns of the footer: where to find the business, and beside each address when it is open. */
export function FooterAddresses({ addresses, locale, t }: Props) {
  const hasHours = addresses.some(({ hours }) => hours);
  return (
    <div className="site-footer__contact" data-hours={hasHours || undefined}>
      <strong className="site-footer__title">{t("site.footer.contact")}</strong>
      {hasHours && <strong className="site-footer__title site-footer__title--hours">{t("hours.label")}</strong>}
      <ul className="site-footer__addresses">
        {addresses.map((address) => (
          <li key={address.name}>
            <AddressLines address={address} />
            {address.hours && (
              <div className="site-footer__hours">
                <OpenMark hours={address.hours} locale={locale} t={t} />
                <ul aria-label={t("hours.labelOf", { name: address.name })}>
                  {hoursInShort(address.hours, locale, t).map(({ days, times, isToday }) => (
                    <li key={days} aria-current={isToday ? "date" : undefined}>
                      <span>{days}</span> <Stretches times={times} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
