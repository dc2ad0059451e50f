import type { ReactNode } from "react";
import type { VisitReport } from "~/features/visits/schema.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** Pages, languages, where people came from, and what they looked for in vain; the most first. */
export function VisitLists({ report }: { report: VisitReport }) {
  const { t, editorLocale } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const languages = new Intl.DisplayNames(`${editorLocale}-CH`, { type: "language" });
  const { pages, locales, referrers, searches } = report;
  if (pages.length === 0) return <p className="vt-hint">{t("visits.none")}</p>;
  return (
    <>
      <VisitList title={t("visits.pages")}>
        {pages.map(({ id, name, names, count }) => {
          const label = names[locale] ?? name ?? t("visits.gonePage");
          return <VisitRow key={id} label={label} count={count} most={pages[0]?.count ?? 1} />;
        })}
      </VisitList>
      {locales.length > 1 && (
        <VisitList title={t("visits.languages")}>
          {locales.map(({ locale: each, count }) => (
            <VisitRow key={each} label={languages.of(each) ?? each} count={count} most={locales[0]?.count ?? 1} />
          ))}
        </VisitList>
      )}
      <VisitList title={t("visits.referrers")} none={t("visits.noReferrers")}>
        {referrers.map(({ host, count }) => (
          <VisitRow key={host} label={host} count={count} most={referrers[0]?.count ?? 1} />
        ))}
      </VisitList>
      <VisitList title={t("visits.searches")} none={t("visits.noSearches")}>
        {searches.map(({ query, count }) => (
          <VisitRow key={query} label={t("visits.query", { query })} count={count} most={searches[0]?.count ?? 1} />
        ))}
      </VisitList>
    </>
  );
}

function VisitList({ title, none, children }: { title: string; none?: string; children: ReactNode[] }) {
  return (
    <section className="vt-visits__list">
      <h3>{title}</h3>
      {children.length === 0 ? <p className="vt-hint">{none}</p> : <ol>{children}</ol>}
    </section>
  );
}

function VisitRow({ label, count, most }: { label: string; count: number; most: number }) {
  const { editorLocale } = useEditorActions();
  return (
    <li style={{ backgroundSize: `${(100 * count) / most}% 100%` }}>
      <span>{label}</span>
      <strong>{new Intl.NumberFormat(`${editorLocale}-CH`).format(count)}</strong>
    </li>
  );
}
