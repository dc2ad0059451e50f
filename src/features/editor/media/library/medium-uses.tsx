import { useId, type ReactNode } from "react";
import type { MediumPlaceOfUse } from "~/features/media/library-schema.ts";
import { entryHref } from "../../controls/records/use-entry-in-address.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { useNamedPlaces } from "../use-named-places.ts";
import { usedOn } from "./used-on.ts";

/** Where a medium is used: pages, entries of the directory and the lists, which a press opens, and what else of the site. */
export function MediumUses({ places }: { places: readonly MediumPlaceOfUse[] }) {
  const { t } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const title = useId();
  const { pages, others } = usedOn(useNamedPlaces(places));
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
            <Entry href={hrefOf(kind, id)}>
              {name ? t("state.named", { what: t(`library.place.${kind}`), name }) : t(`library.place.${kind}`)}
            </Entry>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children;
  return (
    <a className="vt-link" href={href}>
      {children}
    </a>
  );
}

/** Where it is changed what shows the medium; null for what has no panel of its own. */
function hrefOf(kind: MediumPlaceOfUse["kind"], entry: string | null): string | null {
  if (kind === "logo" || kind === "alternativeLogo" || kind === "icon") return "?settings=1";
  if (entry === null) return null;
  if (kind === "business") return entryHref("directory", { entry });
  if (kind === "job") return entryHref("listings", { entry, list: "jobs" });
  if (kind === "marketplaceItem") return entryHref("listings", { entry, list: "items" });
  return null;
}
