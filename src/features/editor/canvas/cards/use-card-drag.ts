import { useEffect, useRef, useState, type PointerEvent } from "react";
import { dragDistance } from "../../collections/drop-index.ts";
import { scrollerOf, useScrollingNear } from "../../controls/scroll-near.ts";
import { useEscapeFrom } from "../../controls/use-escape-from.ts";
import { useMoveGroup } from "../sections/use-move-group.ts";

const cardSelector = ".vt-canvas-card";

interface Start {
  x: number;
  y: number;
  card: Element;
  /** Of another card of its board that the pointer is over. */
  target: Element | null;
}

/**
 * Handlers of the grip by which a card is dragged, with a mouse or a finger, onto another one of its board, whose place
 * it takes in one undo step. Escape or a lost pointer leaves it where it was.
 */
export function useCardDrag(groupId: string) {
  const { move } = useMoveGroup();
  const start = useRef<Start | null>(null);
  const [isDragging, setDragging] = useState(false);
  const scrolling = useScrollingNear();

  const aim = (target: Element | null) => {
    const from = start.current;
    if (!from || from.target === target) return;
    from.target?.removeAttribute("data-vt-drop");
    target?.setAttribute("data-vt-drop", "");
    from.target = target;
  };
  const end = () => {
    scrolling.stop();
    aim(null);
    start.current = null;
    setDragging(false);
  };
  useEscapeFrom(isDragging, end);
  // Somebody else may take the card away meanwhile, and with it whatever would tell that it is let go of.
  useEffect(() => () => start.current?.target?.removeAttribute("data-vt-drop"), []);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const card = event.currentTarget.closest(cardSelector);
      if (!card || event.button !== 0) return;
      event.preventDefault(); // no text is marked on the way
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, card, target: null };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from) return;
      if (!isDragging && Math.hypot(clientX - from.x, clientY - from.y) < dragDistance) return;
      setDragging(true);
      const follow = () => aim(otherCardAt(from.card, clientX, clientY));
      scrolling.hold({ scroller: scrollerOf(from.card), y: clientY, onScrolled: follow });
      follow();
    },
    onPointerUp: () => {
      const { card, target = null } = start.current ?? {};
      const cards = [...(card?.parentElement?.querySelectorAll(`:scope > ${cardSelector}`) ?? [])];
      const steps = card && target ? cards.indexOf(target) - cards.indexOf(card) : 0;
      end();
      if (steps !== 0) move(groupId, steps);
    },
    onPointerCancel: end,
  };
}

/** The card of the same board below a point of the window, unless it is the card itself. */
function otherCardAt(card: Element, x: number, y: number): Element | null {
  for (let other = document.elementFromPoint(x, y)?.closest(cardSelector); other;) {
    if (other.parentElement === card.parentElement) return other === card ? null : other;
    other = other.parentElement?.closest(cardSelector);
  }
  return null;
}
