import { languageOf } from "~/features/blocks/language-of.ts";
import { OpenMark } from "~/features/blocks/open-mark.tsx";
import type { SiteTranslate } from "~/i18n/site-texts.ts";
import type { FooterAddress } from "../domain/footer.ts";
import { AddressLines } from "./address-lines.tsx";

interface Props {
  addresses: FooterAddress[];
  contact: { label: string; lang?: string; href: string } | null;
  locale: string;
  t: SiteTranslate;
}

/** The end of the menu: the contact page, and each address with its phone and whether it is open. */
export function MenuContact({ addresses, contact, locale, t }: Props) {
  const known = addresses.filter(({ street, city, phone, email, hours }) => street || city || phone || email || hours);
  if (known.length === 0 && !contact) return null;
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
    </div>
  );
}
