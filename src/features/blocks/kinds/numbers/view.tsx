import { ListSection } from "../../board/list-section.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { numbersBlock } from "./block.ts";
import "./numbers.css";

export function NumbersView(props: ViewProps<typeof numbersBlock>) {
  return <ListSection {...props} className="numbers" listClassName="numbers__list" />;
}
