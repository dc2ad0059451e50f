import { Fragment, type ReactNode } from "react";
import { languageOf } from "~/features/blocks/words/language-of.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { isAboutEntry, inLaterList, isLaterList } from "~/features/blocks/data/listing-data.ts";
import { besideEntry, hasMainHeading } from "~/features/page/domain/headings.ts";
import { viewOf } from "./views.tsx";
import { visitorUi } from "~/features/blocks/visitor/visitor-ui.tsx";

interface Props {
  /** What the page is called, for who listens to it: its heading where no section shows one. */
  name: string | { text: string; lang?: string };
  sections: ResolvedGroup[];
  context: ViewContext;
  /** What stands below the first section, or first where there is none. */
  afterFirst?: ReactNode;
}

function PageName({ name }: Pick<Props, "name">) {
  const named = typeof name === "string" ? { text: name } : name;
  return (
    <h1 className="page-name sr-only" {...languageOf(named)}>
      {named.text}
    </h1>
  );
}

/** A page as visitors see it: each section drawn by the view of its kind, under exactly one `h1`. */
export function PageSections({ name, sections, context, afterFirst }: Props) {
  const ui = visitorUi(context, viewOf);
  const isOfEntry = isAboutEntry(context.data);
  const shown = isOfEntry ? besideEntry(sections) : sections;
  const later = { ...context, data: { ...context.data, ...inLaterList } };
  return (
    <>
      {!isOfEntry && !hasMainHeading(sections) && <PageName name={name} />}
      {sections.length === 0 && afterFirst}
      {shown.map((section, at) => {
        const View = viewOf(section.kind);
        return (
          <Fragment key={section.id}>
            {View && <View group={section} ui={ui} context={isLaterList(section, sections) ? later : context} />}
            {at === 0 && afterFirst}
          </Fragment>
        );
      })}
    </>
  );
}
