import type { VisitReport } from "~/features/visits/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** A bar for each day, or for each month of a year; who does not see them gets the busiest one in words. */
export function VisitBars({ bars }: Pick<VisitReport, "bars">) {
  const { t, editorLocale } = useEditorActions();
  const most = Math.max(...bars.map(({ count }) => count));
  const busiest = bars.find(({ count }) => count === most);
  if (most === 0 || !busiest) return null;
  const said = ({ from, count }: { from: string; count: number }) =>
    t("visits.bar", { date: dateOf(from, `${editorLocale}-CH`), count });
  return (
    <figure className="vt-visits__chart">
      <div className="vt-visits__bars" role="img" aria-label={t("visits.busiest", { bar: said(busiest) })}>
        {bars.map((bar) => (
          <span key={bar.from} title={said(bar)} style={{ height: `${(100 * bar.count) / most}%` }} />
        ))}
      </div>
      <figcaption>
        <span>{dateOf(bars[0]?.from ?? "", `${editorLocale}-CH`)}</span>
        <span>{dateOf(bars.at(-1)?.from ?? "", `${editorLocale}-CH`)}</span>
      </figcaption>
    </figure>
  );
}

/** A day ("2026-11-23") or a month ("2026-11") as people write it. */
function dateOf(from: string, locale: string): string {
  const day = from.length === 7 ? ({} as const) : ({ day: "numeric" } as const);
  const year = from.length === 7 ? ({ year: "numeric" } as const) : ({} as const);
  return new Intl.DateTimeFormat(locale, { ...day, month: "long", ...year, timeZone: "UTC" }).format(new Date(from));
}
