import { createElement, type ReactNode } from "react";
import type { Drawing, Shape } from "~/features/media/domain/drawing.ts";

interface Props {
  drawing: Drawing;
  width: number;
  height: number;
  /** What it says to those who do not see it; empty where it stands beside its words. */
  name: string;
}

/** A logo whose shapes stand in the page itself. */
export function DrawnLogo({ drawing, name, ...size }: Props) {
  return (
    <svg
      className="site-logo__picture"
      viewBox={drawing.viewBox}
      {...size}
      {...inReact(drawing.attributes)}
      {...(name ? { role: "img", "aria-label": name } : { "aria-hidden": true })}
    >
      <Shapes of={drawing.shapes} />
    </svg>
  );
}

function Shapes({ of }: { of: readonly Shape[] }): ReactNode {
  return of.map(({ name, attributes, shapes }, index) =>
    createElement(name, { key: index, ...inReact(attributes) }, shapes.length > 0 ? <Shapes of={shapes} /> : undefined),
  );
}

/** Attributes under the names that React has for them. */
function inReact(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(attributes).map(([name, value]) => [
    name.replace(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named) as Record<string, string>;
}
