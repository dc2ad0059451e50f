import type { ReactNode, RefObject } from "react";
import type { Snap } from "../../domain/drawer-snap.ts";
import { useRound } from "../round/use-round.ts";

interface Props {
  snap: Snap;
  /** Not where the card stands in the page or beside the map. */
  isDrawer: boolean;
  handle: RefObject<HTMLButtonElement | null>;
  onSnap: (snap: Snap) => void;
  /** What stands at the end of the bar. */
  children: ReactNode;
}

/** The drawer's upper edge: a handle that says what it opens, to pull, click or press, and the way back to the map when it is full. */
export function DrawerBar({ snap, isDrawer, handle, onSnap, children }: Props) {
  const { view, texts, isEditing } = useRound();
  const isFull = snap === "full";
  return (
    <div className="golf-bar" data-grip>
      {isDrawer && isFull && (
        <button type="button" className="golf-bar__back" onClick={() => onSnap("low")}>
          {texts.toMap}
        </button>
      )}
      <button
        ref={handle}
        type="button"
        className="golf-bar__handle"
        aria-expanded={isFull}
        onClick={() => onSnap(isFull ? "low" : "full")}
        onKeyDown={(event) => {
          if (event.key === "ArrowUp") onSnap("full");
          if (event.key === "ArrowDown") onSnap("low");
        }}
      >
        <span className={isFull ? "sr-only" : "golf-bar__label"}>
          {view.canScore || isEditing ? texts.enterStrokes : texts.card}
        </span>
      </button>
      <div className="golf-bar__tools">{children}</div>
    </div>
  );
}
