import type { ReactNode } from "react";
import { clsx } from "clsx";
import type { HeadingLevel, ResolvedField } from "./resolved.ts";
import { longestWord } from "./words/word-fit.ts";

interface Framed {
  id: string;
  kind: string;
  options: { color?: string; textSize?: string; alignment?: string };
  isLead: boolean;
  fields: Partial<Record<string, ResolvedField>>;
}

/**
 * The frame of a section: its own colour world (`data-swatch`, see blocks.css) and the settings its style reads. The
 * page's own title tells the others of its longest word, so that none is larger (type.css).
 */
export function Section({
  group,
  className,
  swatch,
  data = {},
  children,
}: {
  group: Framed;
  className: string;
  /** The section's background; left out where the colour belongs to a panel inside. */
  swatch?: string;
  /** Further `data-…` attributes by name. */
  data?: Record<string, string>;
  children: ReactNode;
}) {
  const { textSize, alignment } = group.options;
  const attributes = Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
  const leadWord = group.isLead ? longestWord(titleOf(group)) : null;
  return (
    <section
      id={`section-${group.id}`}
      className={clsx("section", className)}
      data-kind={group.kind}
      data-swatch={swatch}
      data-text-size={textSize}
      data-align={alignment}
      {...attributes}
    >
      {leadWord !== null && <style>{`.site{--lead-word:${leadWord}}`}</style>}
      {children}
    </section>
  );
}

/** The element of a group's title: the page has exactly one `h1`, and no level is skipped below it. */
export function titleLevel(group: { headingLevel: HeadingLevel }): `h${HeadingLevel}` {
  return `h${group.headingLevel}`;
}

/** The level of names in the section's list: one below its title, or in its place where there is none. */
export function levelBelow(group: { headingLevel: HeadingLevel; fields: { title: { text: string } } }): HeadingLevel {
  const { headingLevel, fields } = group;
  return Math.min(4, Math.max(2, fields.title.text === "" ? headingLevel : headingLevel + 1)) as HeadingLevel;
}

function titleOf({ fields }: Framed): string {
  const lead = fields["title"] ?? fields["name"];
  return lead?.type === "text" ? lead.text : "";
}
