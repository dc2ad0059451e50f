import type { ViewProps } from "../../define-block.ts";
import { Section } from "../../section.tsx";
import type { spacerBlock } from "./block.ts";
import "./spacer.css";

export function SpacerView({ group }: ViewProps<typeof spacerBlock>) {
  const { size, line, color } = group.options;
  return (
    <Section group={group} className="spacer" swatch={color} data={{ size }}>
      {line && <hr className="spacer__line wrap" />}
    </Section>
  );
}
