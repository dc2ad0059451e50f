import { useId } from "react";
import type { MediumPlaceOfUse } from "~/features/media/schema.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { usedOn } from "./used-on.ts";

/** Where a medium is used: pages, which a press opens, and what else of the site. */
export function MediumUses({ places }: { places: readonly MediumPlaceOfUse[] }) {
  const { t } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const title = useId();
  const { pages, others } = usedOn(places);
  if (places.length === 0) return <p className="vt-hint">{t("library.usedNowhere")}</p>;
  return (
    <div className="vt-medium-uses">
      <h3 id={title}>{t("library.usedOn")}</h3>
      <ul aria-labelledby={title}>
        {pages.map(({ id, name, isLive }) => (
          <li key={id}>
            <a className="vt-link" href={`/${locale}/edit/${id}?toolbar=1`}>
              {name}
            </a>
            {isLive && <span className="vt-badge vt-badge--quiet">{t("library.live")}</span>}
          </li>
        ))}
        {others.map(({ kind, id, name }) => (
          <li key={`${kind}${id}`}>
            {t(`library.place.${kind}`)}
            {name && `: ${name}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
