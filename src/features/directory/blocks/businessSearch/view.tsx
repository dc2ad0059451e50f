import { BoardHead } from "~/features/blocks/board/board-head.tsx";
import { ListSection } from "~/features/blocks/board/list-section.tsx";
import type { ViewProps } from "~/features/blocks/define-block.ts";
import { shownDirectoryIn } from "~/features/blocks/data/directory-data.ts";
import { Section } from "~/features/blocks/section.tsx";
import type { businessSearchBlock } from "./block.ts";
import { DirectoryBar } from "./directory-bar.tsx";
import { DirectoryMap } from "./directory-map.tsx";
import { FoundBusinesses } from "./found-businesses.tsx";
import { HandMade } from "./hand-made.tsx";
import "~/features/blocks/styles/card.css";
import "~/features/blocks/styles/disclosure.css";
import "./business-search.css";
import "./directory-tools.css";
import "./found-businesses.css";

/**
 * The directory: a form that asks the same page again, so that an address holds the question, and what was found. In
 * `vt-businesses` it answers while somebody types. A section with cards of its own shows these.
 */
export function BusinessSearchView(props: ViewProps<typeof businessSearchBlock>) {
  const { group, ui, context } = props;
  const found = shownDirectoryIn(context.data);
  if (group.children.length > 0) return <HandMade {...props} />;
  if (!found) return <ListSection {...props} className="directory" none={context.t("blocks.directory.none")} />;
  return (
    <Section group={group} className="board directory" swatch={group.options.color}>
      <div className="wrap">
        <BoardHead group={group} ui={ui} />
        <div className="board__list">
          <vt-businesses className="directory__body">
            <DirectoryBar found={found} context={context} />
            <DirectoryMap id={group.id} context={context} />
            <FoundBusinesses group={group} found={found} context={context} />
          </vt-businesses>
          {context.mode === "edit" && <ui.Children of={group} className="disclosures" />}
        </div>
        <ui.Part of={[group.fields.button]} className="board__actions actions">
          <ui.Button of={group.fields.button} variant="secondary" />
        </ui.Part>
      </div>
    </Section>
  );
}
