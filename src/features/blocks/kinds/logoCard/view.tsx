import type { ViewProps } from "../../define-block.ts";
import type { logoCardBlock } from "./block.ts";
import { logoSizes } from "./picture-sizes.ts";

export function LogoCardView({ group, ui, board }: ViewProps<typeof logoCardBlock>) {
  const { image } = group.fields;
  return (
    <ui.Part of={[image]} className="logo">
      <ui.Image of={image} sizes={logoSizes(image, board?.options ?? {})} />
    </ui.Part>
  );
}
