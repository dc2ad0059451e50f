import { BoardHead } from "../../board/board-head.tsx";
import type { ViewProps } from "../../define-block.ts";
import { Section } from "../../section.tsx";
import type { coursesBlock } from "./block.ts";
import "./courses.css";

export function CoursesView({ group, ui }: ViewProps<typeof coursesBlock>) {
  const { fields, options } = group;
  return (
    <Section group={group} className="board courses" swatch={options.color}>
      <div className="wrap">
        <BoardHead group={group} ui={ui} />
        <ui.Children of={group} className="courses__list" />
        <ui.Part of={[fields.button]} className="board__actions actions">
          <ui.Button of={fields.button} variant="secondary" />
        </ui.Part>
      </div>
    </Section>
  );
}
