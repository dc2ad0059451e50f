import type { HeadingLevel, ResolvedField, ResolvedGroup } from "~/features/blocks/resolved.ts";

/** Sections as they were made of others before, by those. */
export type HeadingMemory = WeakMap<ResolvedGroup, ResolvedGroup>;

/**
 * The sections of a page with the levels of their headings: the first that shows visitors a title leads the page with its
 * `h1`, and no level is skipped below it. While none shows one, editors find the place for it in the first that could. Pure: with a
 * `memory`, a section that has not changed is the same object again.
 */
export function withHeadings(
  sections: readonly ResolvedGroup[],
  memory: HeadingMemory = new WeakMap(),
): ResolvedGroup[] {
  const titled = sections.findIndex((section) => !section.isClosed && hasTitle(section));
  const lead = titled === -1 ? sections.findIndex((section) => "title" in section.fields) : titled;
  return sections.map((section, index) => {
    const isLead = index === lead;
    const known = memory.get(section);
    if (known?.isLead === isLead) return known;
    const made = atLevel({ ...section, isLead }, isLead ? 1 : 2);
    memory.set(section, made);
    return made;
  });
}

/** Whether one of the sections draws the page's `h1`: without one, the page's name has to be it. Pure. */
export function hasMainHeading(sections: readonly ResolvedGroup[]): boolean {
  return sections.some((section) => section.headingLevel === 1 && hasTitle(section));
}

/** Sections beside the one entry that their page is about, or as they are tried small: the `h1` is none of their titles. Pure. */
export function besideEntry(sections: readonly ResolvedGroup[]): ResolvedGroup[] {
  return sections.map((section) => (section.headingLevel === 1 ? atLevel(section, 2) : section));
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
