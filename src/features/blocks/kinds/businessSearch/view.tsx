import { ListSection } from "../../board/list-section.tsx";
import type { ViewProps } from "../../define-block.ts";
import { programs } from "../../programs.ts";
import type { businessSearchBlock } from "./block.ts";
import "./business-search.css";

/** What is searched and chosen happens in `vt-directory`; without it the whole list stands there. */
export function BusinessSearchView(props: ViewProps<typeof businessSearchBlock>) {
  const { group, context } = props;
  const { t } = context;
  const offered = programs.filter((program) => group.children.some(({ options }) => options[program] === true));
  return (
    <ListSection
      {...props}
      className="directory"
      none={t("blocks.directory.none")}
      around={(list) => (
        <vt-directory className="directory__body" data-none={t("blocks.directory.none")}>
          <search className="directory__bar">
            <label className="directory__field">
              <span className="directory__label">{t("blocks.directory.search")}</span>
              <input type="search" name="business" autoComplete="off" enterKeyHint="search" />
            </label>
            {offered.map((program) => (
              <label key={program} className="directory__program">
                <input type="checkbox" name="program" value={program} />
                {t(`blocks.directory.${program}`)}
              </label>
            ))}
          </search>
          <p className="directory__status" role="status"></p>
          {list}
        </vt-directory>
      )}
    />
  );
}
