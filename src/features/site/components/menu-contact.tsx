import { languageOf } from "~/features/blocks/words/language-of.ts";
import { OpenMark } from "~/features/blocks/branches/open-mark.tsx";
import type { SiteTranslate } from "~/i18n/site-texts.ts";
import type { FooterAddress, SharedHours } from "../domain/frame/footer.ts";
import { AddressLines } from "./address-lines.tsx";

interface Props {
  addresses: FooterAddress[];
  /** Said at the end where the addresses tell none of their own. */
  hours: SharedHours | null;
  contact: { label: string; lang?: string; href: string } | null;
  locale: string;
  t: SiteTranslate;
}

/** The end of the menu: the contact page, and each address with its phone and whether it is open. */
export function MenuContact({ addresses, hours, contact, locale, t }: Props) {
  const known = addresses.filter(({ street, city, phone, email, hours }) => street || city || phone || email || hours);
  if (known.length === 0 && !contact && !hours) return null;
  const isUntold = known.every((address) => address.hours === null);
  return (
    <div className="menu-panel__contact">
      {contact && (
        <a href={contact.href} {...languageOf(contact)}>
          {contact.label}
        </a>
      )}
      {known.map((address) => (
        <div key={address.name}>
          <AddressLines address={{ ...address, email: null }} />
          {address.hours && <OpenMark hours={address.hours} locale={locale} t={t} />}
        </div>
      ))}
      {hours && isUntold && <OpenMark hours={hours} hasTime={hours.isOfOne || !hours.isOpen} locale={locale} t={t} />}
    </div>
  );
}
