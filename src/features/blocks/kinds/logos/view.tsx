import { clsx } from "clsx";
import { ListSection } from "../../board/list-section.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { logosBlock } from "./block.ts";
import "./logos.css";

export function LogosView(props: ViewProps<typeof logosBlock>) {
  const { coloured, columnLayout } = props.group.options;
  return (
    <ListSection
      {...props}
      className="logos"
      listClassName={clsx("logos__list", `logos__list--${columnLayout}`, coloured && "logos__list--coloured")}
    />
  );
}
