import { useLayoutEffect, useState, type RefObject } from "react";
import type { EditorSelection } from "../../state/types.ts";
import { elementOf } from "../items.ts";
import { besideKeyboard, isAway, placeBar, placeDocked, placePanel, within } from "./place-panel.ts";
import { around } from "./around.ts";
import { watchPlace } from "./watch-place.ts";

type Place = { x: number; y: number };

const placeFor = { panel: placePanel, docked: placeDocked };

/** Height of the editor's own bar, which no menu may cover. */
export function topInset(): number {
  const bar = getComputedStyle(document.documentElement).getPropertyValue("--vt-bar");
  return Number.parseFloat(bar) || 0;
}

/** How far the map of the page reaches into the window, whose sections no menu may cover either: the page begins there. */
export function leftInset(): number {
  return document.querySelector(".vt-app:has(.vt-map) .vt-site")?.getBoundingClientRect().left ?? 0;
}

/**
 * Keeps a floating menu at its item while the page scrolls, sizes change or the item moves.
 * `fixedPlace` is where a person dragged it to; it is only kept within the window then. Null until it is known, and for
 * a bar while its text has scrolled away.
 */
export function useFloating(
  menu: RefObject<HTMLElement | null>,
  item: EditorSelection,
  { shape, fixedPlace }: { shape: keyof typeof placeFor | "bar"; fixedPlace: Place | null },
): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const { groupId, fieldName } = item;
  useLayoutEffect(() => {
    const look = () => {
      const element = elementOf({ groupId, fieldName });
      watch.follow(element);
      if (!menu.current || !element) return;
      const size = { width: menu.current.offsetWidth, height: menu.current.offsetHeight };
      const whole = { width: document.documentElement.clientWidth, height: window.innerHeight, topInset: topInset() };
      const view = { ...whole, leftInset: leftInset() };
      const box = element.getBoundingClientRect();
      if (shape === "bar" && isAway(box, view)) return setPlace(null); // nobody sees what it is about
      const placed = () =>
        shape === "bar"
          ? placeBar(box, size, besideKeyboard(view, window.visualViewport), around(element))
          : placeFor[shape](box, size, view);
      const next = fixedPlace ? within(fixedPlace, size, { ...view, leftInset: 0 }) : placed();
      setPlace((now) => (now && now.x === next.x && now.y === next.y ? now : next));
    };
    const watch = watchPlace(menu.current, look);
    look();
    return watch.stop;
  }, [menu, groupId, fieldName, shape, fixedPlace]);
  return place;
}
