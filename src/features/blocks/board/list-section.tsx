import type { ReactNode } from "react";
import { clsx } from "clsx";
import type { ResolvedFields, ResolvedGroup } from "../resolved.ts";
import { Section } from "../section.tsx";
import type { Ui, ViewContext } from "../ui.ts";
import type { boardFields } from "./board-block.ts";
import { BoardHead } from "./board-head.tsx";

interface ListSectionProps {
  group: ResolvedGroup<{ color: string; alignment: string; textSize: string }, ResolvedFields<typeof boardFields>>;
  ui: Ui;
  context: ViewContext;
  className?: string;
  /** Rows between hairlines when nothing is said. */
  listClassName?: string;
  /** What visitors read where the section has no cards; sections that say nothing then are not drawn. */
  none?: string;
  /** What holds the list; the list alone when nothing is said. */
  around?: (list: ReactNode) => ReactNode;
}

/** A heading and the cards of the section as a list of rows, such as ones that open (see `Disclosure`). */
export function ListSection({ group, ui, context, className, ...list }: ListSectionProps) {
  const { listClassName = "disclosures", none, around = (rows) => rows } = list;
  const { fields, options, children } = group;
  const isEmpty = children.length === 0 && context.mode === "live";
  return (
    <Section group={group} className={clsx("board", className)} swatch={options.color}>
      <div className="wrap">
        <BoardHead group={group} ui={ui} />
        {isEmpty ? (
          <p className="disclosures__none">{none}</p>
        ) : (
          <div className="board__list">{around(<ui.Children of={group} className={listClassName} />)}</div>
        )}
        <ui.Part of={[fields.button]} className="board__actions actions">
          <ui.Button of={fields.button} variant="secondary" />
        </ui.Part>
      </div>
    </Section>
  );
}
