import { clsx } from "clsx";
import { BoardHead } from "../../board/board-head.tsx";
import { branchesWithHours } from "../../data/branch-data.ts";
import { BranchList } from "../../branches/branch-list.tsx";
import type { ViewProps } from "../../define-block.ts";
import { Section } from "../../section.tsx";
import type { openingHoursBlock } from "./block.ts";
import "../../styles/board-beside.css";
import "./opening-hours.css";

/** One branch stands beside the heading, several below it side by side. */
export function OpeningHoursView({ group, ui, context }: ViewProps<typeof openingHoursBlock>) {
  const { fields, options } = group;
  const branches = branchesWithHours(group, context.data);
  const isBeside = branches.length < 2;
  return (
    <Section group={group} className={clsx("board opening-hours", isBeside && "board--beside")} swatch={options.color}>
      <div className="wrap">
        <BoardHead group={group} ui={ui} />
        <div className="board__list opening-hours__list">
          <BranchList branches={branches} context={context} />
          <ui.RichText of={fields.openingHours} className="opening-hours__own" />
        </div>
        <ui.Part of={[fields.button]} className="board__actions actions">
          <ui.Button of={fields.button} variant="secondary" />
        </ui.Part>
      </div>
    </Section>
  );
}
