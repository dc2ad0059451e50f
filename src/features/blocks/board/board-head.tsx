import type { HeadingLevel, ResolvedRichText, ResolvedText } from "../resolved.ts";
import { titleLevel } from "../section.tsx";
import type { Ui } from "../ui.ts";
import "../styles/board.css";

interface BoardHeadProps {
  group: {
    headingLevel: HeadingLevel;
    fields: { kicker: ResolvedText; title: ResolvedText; description: ResolvedRichText };
  };
  ui: Ui;
}

/** What stands over a board: title on one side and what it is about on the other, where there is room. */
export function BoardHead({ group, ui }: BoardHeadProps) {
  const { kicker, title, description } = group.fields;
  return (
    <ui.Part of={[kicker, title, description]} className="board__head">
      <ui.Part of={[kicker, title]} className="heading-group">
        <ui.Text of={kicker} as="p" className="kicker" />
        <ui.Text of={title} as={titleLevel(group)} className="title" />
      </ui.Part>
      <ui.RichText of={description} className="board__description" />
    </ui.Part>
  );
}
