import { OpenMark } from "~/features/blocks/branches/open-mark.tsx";
import type { SiteTranslate } from "~/i18n/site-texts.ts";
import type { SharedHours } from "../domain/frame/footer.ts";

interface Props {
  hours: SharedHours | null;
  /** Where the hours are told in full. */
  contact: { href: string } | null;
  locale: string;
  t: SiteTranslate;
}

/** Whether the business is open now, where the header has room for it. */
export function HeaderHours({ hours, contact, locale, t }: Props) {
  if (!hours) return null;
  const mark = <OpenMark hours={hours} hasTime={hours.isOfOne || !hours.isOpen} locale={locale} t={t} />;
  return contact ? (
    <a className="site-header__hours" href={contact.href}>
      {mark}
    </a>
  ) : (
    <div className="site-header__hours">{mark}</div>
  );
}
