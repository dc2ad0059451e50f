import type { ReactNode } from "react";
import { clsx } from "clsx";
import type { HeadingLevel } from "./resolved.ts";

/** The frame of a section: its own colour world (`data-swatch`, see blocks.css) and the settings its style reads. */
export function Section({
  group,
  className,
  swatch,
  data = {},
  children,
}: {
  group: { id: string; kind: string; options: { color?: string; textSize?: string; alignment?: string } };
  className: string;
  /** The section's background; left out where the colour belongs to a panel inside. */
  swatch?: string;
  /** Further `data-…` attributes by name. */
  data?: Record<string, string>;
  children: ReactNode;
}) {
  const { textSize, alignment } = group.options;
  const attributes = Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
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
      {children}
    </section>
  );
}

/** The element of a group's title: the page has exactly one `h1`, and no level is skipped below it. */
export function titleLevel(group: { headingLevel: HeadingLevel }): `h${HeadingLevel}` {
  return `h${group.headingLevel}`;
}
