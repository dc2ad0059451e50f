import { BranchWays } from "~/features/blocks/branches/branch-ways.tsx";
import type { FoundBranch } from "~/features/blocks/data/directory-data.ts";
import { hoursInShort } from "~/features/blocks/branches/hours-words.ts";
import { OpenMark } from "~/features/blocks/branches/open-mark.tsx";
import { Stretches } from "~/features/blocks/branches/stretches.tsx";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { writtenDistance } from "./written-distance.ts";

interface Props {
  /** Of the element, by which its tab names it. */
  id: string;
  branch: FoundBranch;
  /** Shown first where branches stand behind tabs. */
  isMeant: boolean;
  context: Pick<ViewContext, "t" | "locale">;
}

/** A branch of the directory: address, ways to reach it, and its week in short. The map reads its place here. */
export function FoundBranchCard({ id, branch, isMeant, context: { t, locale } }: Props) {
  const { name, street, city, place, hours, metres } = branch;
  return (
    <div id={id} className="directory__branch" data-chosen={isMeant || undefined} data-place={place?.join(",")}>
      <address>
        <strong className="directory__branch-name">{name}</strong>
        {street && <span>{street}</span>}
        {city && <span>{city}</span>}
        {metres !== null && <span data-shown="distance">{writtenDistance(metres, locale)}</span>}
      </address>
      <p className="directory__ways">
        <BranchWays branch={branch} t={t} />
      </p>
      {hours && (
        <div className="directory__hours">
          <OpenMark hours={hours} locale={locale} t={t} />
          <ul role="list" aria-label={t("hours.labelOf", { name })}>
            {hoursInShort(hours, locale, t).map(({ days, times, isToday }) => (
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
