import { clsx } from "clsx";
import type { ViewOf } from "../define-block.ts";
import type { Ui, UiProps, ViewContext } from "../ui.ts";

export function drawnCards(
  { of, className, isOrdered = false, isTrack = false }: UiProps<"Children">,
  { ui, context, viewOf }: { ui: Ui; context: ViewContext; viewOf: ViewOf },
) {
  if (of.children.length === 0) return null;
  const List = isOrdered ? "ol" : "ul";
  return (
    <List className={clsx("cards", className)} role="list" tabIndex={isTrack ? 0 : undefined}>
      {of.children.map((card) => {
        const View = viewOf(card.kind);
        return (
          View && (
            <li key={card.id} className="cards__item">
              <View group={card} ui={ui} context={context} board={of} />
            </li>
          )
        );
      })}
    </List>
  );
}
