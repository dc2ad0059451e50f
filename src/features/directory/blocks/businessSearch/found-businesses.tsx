import type { DirectoryData } from "~/features/blocks/data/directory-data.ts";
import type { HeadingLevel } from "~/features/blocks/resolved.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { BusinessRow } from "./business-row.tsx";
import { directoryHref } from "./directory-href.ts";
import { Letters } from "./directory-bar.tsx";

interface Props {
  group: { id: string; headingLevel: HeadingLevel };
  found: DirectoryData;
  context: ViewContext;
}

/** What was found; `vt-businesses` fetches this part alone. The letters of the next answer come with it. */
export function FoundBusinesses({ group, found, context }: Props) {
  const { t, pagePath, pageId } = context;
  const { asked, businesses, total, pages } = found;
  const action = pagePath({ id: pageId }) ?? "";
  const isRegister = !asked.isNear;
  return (
    <vt-found id={`found-${group.id}`} data-failed={t("blocks.directory.failed")}>
      <p className="directory__status" role="status">
        {total === 0 ? t("blocks.directory.none") : t("blocks.directory.found", { count: total })}
      </p>
      {total === 0 && (
        <p>
          <a className="button" data-variant="secondary" href={action}>
            {t("blocks.directory.showAllShops")}
          </a>
        </p>
      )}
      <template data-state="letters">
        <Letters {...{ action, asked }} letters={isRegister ? found.letters : []} all={t("blocks.directory.all")} />
      </template>
      {businesses.length > 0 && (
        <ul className="cards disclosures directory__list" role="list">
          {businesses.map((business, at) => {
            const isFirst = isRegister && business.letter !== businesses[at - 1]?.letter;
            return (
              <li
                key={business.id}
                className="cards__item"
                data-of={isRegister ? business.letter : undefined}
                data-letter={isFirst ? business.letter : undefined}
              >
                <BusinessRow {...{ business, group, context }} isOpen={total === 1} />
              </li>
            );
          })}
        </ul>
      )}
      {asked.page < pages && (
        <p className="directory__more">
          <a
            className="button"
            data-variant="secondary"
            data-state="more"
            href={directoryHref(action, { ...asked, page: asked.page + 1 })}
          >
            {t("blocks.directory.more")}
          </a>
        </p>
      )}
    </vt-found>
  );
}
