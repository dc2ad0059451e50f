import { BoardHead } from "../../board/board-head.tsx";
import type { ViewProps } from "../../define-block.ts";
import { Section } from "../../section.tsx";
import type { stepFeedBoardBlock } from "./block.ts";
import "./step-feed-board.css";

export function StepFeedBoardView({ group, ui }: ViewProps<typeof stepFeedBoardBlock>) {
  const { fields, options } = group;
  return (
    <Section
      group={group}
      className="board steps"
      swatch={options.color}
      data={{ columns: options.columnLayout, format: options.imageFormat }}
    >
      <div className="wrap">
        <BoardHead group={group} ui={ui} />
        <ui.Children of={group} className="steps__cards" isOrdered />
        <ui.Part of={[fields.button]} className="board__actions actions">
          <ui.Button of={fields.button} variant="secondary" />
        </ui.Part>
      </div>
    </Section>
  );
}
