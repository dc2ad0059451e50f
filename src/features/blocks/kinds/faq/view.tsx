import { ListSection } from "../../board/list-section.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { faqBlock } from "./block.ts";
import "../../styles/board-beside.css";
import "./faq.css";

export function FaqView(props: ViewProps<typeof faqBlock>) {
  return <ListSection {...props} className="board--beside faq" around={(rows) => <vt-rows>{rows}</vt-rows>} />;
}
