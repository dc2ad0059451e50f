import type { HeadingLevel, ResolvedField, ResolvedGroup } from "~/features/blocks/resolved.ts";

/**
 * The sections of a page with the levels of their headings: the first that shows a title leads the page with its `h1`, and
 * no level is skipped below it. While none shows one, editors find the place for it in the first that could. Pure.
 */
export function withHeadings(sections: readonly ResolvedGroup[]): ResolvedGroup[] {
  const titled = sections.findIndex(hasTitle);
  const lead = titled === -1 ? sections.findIndex((section) => "title" in section.fields) : titled;
  return sections.map((section, index) => atLevel({ ...section, isLead: index === lead }, index === lead ? 1 : 2));
}

/** Whether one of the sections draws the page's `h1`: without one, the page's name has to be it. Pure. */
export function hasMainHeading(sections: readonly ResolvedGroup[]): boolean {
  return sections.some((section) => section.headingLevel === 1 && hasTitle(section));
}

/** The title of a section has level 1 or 2; what stands under it comes one level below, or in its place when it has none. */
function atLevel(group: ResolvedGroup, headingLevel: HeadingLevel): ResolvedGroup {
  const below = Math.max(2, hasTitle(group) ? headingLevel + 1 : headingLevel) as HeadingLevel;
  return {
    ...group,
    headingLevel,
    fields: Object.fromEntries(
      Object.entries(group.fields).map(([name, field]) => [
        name,
        field.type === "richText" ? { ...field, headingLevel: below } : field,
      ]),
    ),
    children: group.children.map((child) => atLevel(child, below)),
  };
}

/** The name of a person or of who says something stands as the title where there is none. */
function hasTitle({ fields: { title, name } }: ResolvedGroup): boolean {
  return isWritten(title ?? name);
}

function isWritten(title: ResolvedField | undefined): boolean {
  return title?.type === "text" && (title.text !== "" || title.fallback !== "");
}
