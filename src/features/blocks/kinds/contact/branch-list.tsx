import type { BranchData } from "../../branch-data.ts";
import type { ViewContext } from "../../ui.ts";
import { mailHref, phoneHref } from "~/lib/safe-href.ts";

/** The chosen branches with what is known of them, today's hours among it. */
export function BranchList({ branches, t }: { branches: BranchData[]; t: ViewContext["t"] }) {
  if (branches.length === 0) return null;
  return (
    <ul className="contact__branches">
      {branches.map(({ id, name, street, city, phone, email, today }) => (
        <li key={id}>
          <address className="contact__address">
            <p className="contact__name">{name}</p>
            {street && <p>{street}</p>}
            {city && <p>{city}</p>}
            <div className="contact__ways">
              {phone && (
                <a className="contact__way" href={phoneHref(phone) ?? undefined}>
                  {phone}
                </a>
              )}
              {email && (
                <a className="contact__way" href={mailHref(email) ?? undefined}>
                  {email}
                </a>
              )}
            </div>
          </address>
          {today && (
            <p>
              {today.length > 0
                ? t("blocks.branch.openToday", { hours: today.join(", ") })
                : t("blocks.branch.closedToday")}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
