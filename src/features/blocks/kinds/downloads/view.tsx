import { ListSection } from "../../board/list-section.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { downloadsBlock } from "./block.ts";
import "../../styles/board-beside.css";
import "./downloads.css";

export function DownloadsView(props: ViewProps<typeof downloadsBlock>) {
  return <ListSection {...props} className="downloads board--beside" listClassName="downloads__rows" />;
}
