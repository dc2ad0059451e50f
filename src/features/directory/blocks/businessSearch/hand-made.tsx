import { ListSection } from "~/features/blocks/board/list-section.tsx";
import type { ViewProps } from "~/features/blocks/define-block.ts";
import { programs } from "~/features/blocks/data/programs.ts";
import type { businessSearchBlock } from "./block.ts";

/** A directory of cards that an editor made on the page: `vt-directory` searches it there; without it the whole list stands. */
export function HandMade(props: ViewProps<typeof businessSearchBlock>) {
  const { group, context } = props;
  const { t } = context;
  const offered = programs.filter((program) => group.children.some(({ options }) => options[program] === true));
  return (
    <ListSection
      {...props}
      className="directory"
      around={(list) => (
        <vt-directory className="directory__body" data-none={t("blocks.directory.none")}>
          <search className="directory__bar" data-state="by-hand">
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
