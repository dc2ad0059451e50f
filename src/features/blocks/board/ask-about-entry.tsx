import { writtenDate } from "~/lib/time/written-date.ts";
import { BranchWays } from "../branches/branch-ways.tsx";
import { askHref, type ItemEntry, type JobEntry } from "../data/listing-data.ts";
import type { ViewContext } from "../ui.ts";

/** Whom to ask about an entry, where and how; since when it stands there, and its own address. */
export function AskAboutEntry({ entry, context }: { entry: JobEntry | ItemEntry; context: ViewContext }) {
  const { id, branch, staffMember, created, href } = entry;
  const { t, locale, timeZone } = context;
  const ask = askHref(context, id);
  const isJob = "workQuota" in entry;
  const until = isJob ? entry.validThrough : null;
  return (
    <div className="disclosure__aside entry-row__aside">
      {(branch || staffMember) && (
        <address>
          {staffMember && (
            <p className="disclosure__name">{`${staffMember.firstName} ${staffMember.lastName}`.trim()}</p>
          )}
          {branch && (
            <>
              <span>{branch.name}</span>
              {branch.street && <span>{`${branch.street} ${branch.streetNumber}`.trim()}</span>}
              {branch.city && <span>{`${branch.zip} ${branch.city}`.trim()}</span>}
              <BranchWays branch={{ name: branch.name, phone: branch.phone, email: branch.email, place: null }} t={t} />
            </>
          )}
        </address>
      )}
      {ask !== null && (
        <a className="button" data-variant="secondary" href={ask}>
          {t(isJob ? "blocks.listings.apply" : "blocks.listings.ask")}
        </a>
      )}
      <p className="entry-row__facts">
        <time dateTime={created}>{dayInWords(created, locale, timeZone)}</time>
        {until !== null && (
          <time dateTime={until}>{t("blocks.listings.until", { date: dayInWords(until, locale, "UTC") })}</time>
        )}
        {href !== null && (
          <a className="text-link" href={href}>
            {t("blocks.listings.link")}
          </a>
        )}
      </p>
    </div>
  );
}

/** Whoever reads the page, and wherever it is drawn: the shop's day. A date without a time is one at Greenwich. */
function dayInWords(moment: string, locale: string, timeZone: string): string {
  return writtenDate(new Date(moment), locale, { day: "numeric", month: "long", year: "numeric" }, timeZone);
}
