import type { OptionsOf } from "../option-kinds.ts";
import type { ResolvedFields, ResolvedGroup } from "../resolved.ts";
import type { Ui, ViewContext } from "../ui.ts";
import type { arrangedBoardOptions } from "./arranged-board-block.ts";
import type { boardFields } from "./board-block.ts";
import { Board } from "./board.tsx";

interface ArrangedBoardProps {
  group: ResolvedGroup<OptionsOf<typeof arrangedBoardOptions>, ResolvedFields<typeof boardFields>>;
  ui: Ui;
  context: ViewContext;
}

/**
 * A board in one of the five layouts, or in a grid around a large card, as rows or with words on pictures; numbered where
 * that is wished.
 */
export function ArrangedBoard(props: ArrangedBoardProps) {
  const { gridLayout, arrangement, numbered } = props.group.options;
  const isGrid = gridLayout === "grid";
  const layout = isGrid && (arrangement === "bento" || arrangement === "list") ? arrangement : gridLayout;
  const isOnPictures = isGrid && arrangement === "overlay";
  return <Board {...props} layout={layout} isNumbered={numbered} isOnPictures={isOnPictures} />;
}
