import type { FoundBranch } from "~/features/blocks/directory-data.ts";
import { weekInShort } from "~/features/blocks/hours-words.ts";
import { MapAppLink } from "~/features/blocks/map-app-link.tsx";
import { OpenMark } from "~/features/blocks/open-mark.tsx";
import { Stretches } from "~/features/blocks/stretches.tsx";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { mailHref, phoneHref } from "~/lib/safe-href.ts";
import { writtenDistance } from "./written-distance.ts";

interface Props {
  branch: FoundBranch;
  /** Shown first where branches stand behind tabs. */
  isMeant: boolean;
  context: Pick<ViewContext, "t" | "locale">;
}

/** A branch of the directory: address, ways to reach it, and its week in short. The map reads its place here. */
export function FoundBranchCard({ branch, isMeant, context: { t, locale } }: Props) {
  const { id, name, street, city, phone, email, place, hours, metres } = branch;
  return (
    <div
      id={`branch-${id}`}
      className="directory__branch"
      data-chosen={isMeant || undefined}
      data-place={place?.join(",")}
    >
      <address>
        <strong className="directory__branch-name">{name}</strong>
        {street && <span>{street}</span>}
        {city && <span>{city}</span>}
        {metres !== null && <span data-shown="distance">{writtenDistance(metres, locale)}</span>}
      </address>
      <p className="directory__ways">
        {phone && (
          <a href={phoneHref(phone) ?? undefined} className="text-link">
            {phone}
          </a>
        )}
        {email && (
          <a href={mailHref(email) ?? undefined} className="text-link">
            {email}
          </a>
        )}
        {place && (
          <MapAppLink
            place={place}
            text={t("hours.route")}
            label={t("hours.routeTo", { name })}
            className="text-link"
          />
        )}
      </p>
      {hours && (
        <div className="directory__hours">
          <OpenMark hours={hours} locale={locale} t={t} />
          <ul role="list" aria-label={t("hours.labelOf", { name })}>
            {weekInShort(hours, locale).map(({ days, times, isToday }) => (
              <li key={days} aria-current={isToday ? "date" : undefined}>
                <span>{days}</span> <Stretches times={times} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
