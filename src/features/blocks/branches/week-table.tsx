import type { BranchHours } from "../data/branch-data.ts";
import { otherDayInWords, weekdaysInWords, type HoursTranslate } from "./hours-words.ts";
import { Stretches } from "./stretches.tsx";
import "../styles/hours.css";

interface Props {
  hours: BranchHours;
  /** Whose hours they are, said to those who hear the table. */
  name: string;
  locale: string;
  t: HoursTranslate;
}

/**
 * The hours of the week with today in bold, then the days ahead that are not as the week: a table of their own, so that
 * a date with the name of its holiday takes no width from the hours of the week.
 */
export function WeekTable({ hours: { week, today, ahead }, name, locale, t }: Props) {
  const days = weekdaysInWords(locale, "long");
  const labelOf = (index: number) => {
    const holiday = week[index]?.holiday;
    const day = days[index] ?? "";
    return holiday ? t("hours.dayAndHoliday", { day, holiday: t(`hours.holidays.${holiday}`) }) : day;
  };
  return (
    <>
      <table className="week" aria-label={t("hours.labelOf", { name })}>
        <tbody>
          {week.map(({ times }, index) => (
            <tr key={days[index]} aria-current={index === today ? "date" : undefined}>
              <th scope="row">{labelOf(index)}</th>
              <Times times={times} t={t} />
            </tr>
          ))}
        </tbody>
      </table>
      {ahead.length > 0 && (
        <table className="week week--ahead" aria-label={t("hours.aheadOf", { name })}>
          <tbody>
            {ahead.map((day) => (
              <tr key={day.date}>
                <th scope="row">{otherDayInWords(day, locale, t)}</th>
                <Times times={day.times} t={t} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Times({ times, t }: { times: string[]; t: HoursTranslate }) {
  return <td>{times.length > 0 ? <Stretches times={times} /> : t("hours.closedDay")}</td>;
}
