import type { ReactNode } from "react";
import { showsEntries, type listPartNames } from "../data/listing-data.ts";
import type { ResolvedFields, ResolvedGroup } from "../resolved.ts";
import { Section } from "../section.tsx";
import type { ShownItem, Ui, ViewContext } from "../ui.ts";
import type { boardFields } from "./board-block.ts";
import { BoardHead } from "./board-head.tsx";
import { ListSection } from "./list-section.tsx";
import { PartLinks } from "./part-links.tsx";

interface EntriesSectionProps {
  /** Under which name the list stands in an address. */
  list: keyof typeof listPartNames;
  group: ResolvedGroup<{ color: string; alignment: string; textSize: string }, ResolvedFields<typeof boardFields>>;
  ui: Ui;
  context: ViewContext;
  /** What visitors read where there is nothing at all. */
  none: string;
  /** What the site lists, drawn. */
  entries: readonly ShownItem[];
}

/** A heading and rows that open: the cards of the section, or what the site lists where it holds none. */
export function EntriesSection(props: EntriesSectionProps): ReactNode {
  const { group, ui, context, entries, list } = props;
  const around = (rows: ReactNode) => <vt-rows>{rows}</vt-rows>;
  if (!showsEntries(group) || entries.length === 0) return <ListSection {...props} around={around} />;
  return (
    <Section group={group} className="board" swatch={group.options.color}>
      <div className="wrap">
        <BoardHead group={group} ui={ui} />
        <div className="board__list">
          {around(<ui.Items of={group} items={entries} className="disclosures" />)}
          {context.mode !== "edit" && <PartLinks list={list} groupId={group.id} context={context} />}
          {context.mode === "edit" && <ui.Children of={group} className="disclosures" />}
        </div>
        <ui.Part of={[group.fields.button]} className="board__actions actions">
          <ui.Button of={group.fields.button} variant="secondary" />
        </ui.Part>
      </div>
    </Section>
  );
}
