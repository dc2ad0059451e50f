import { useLayoutEffect, useState, type CSSProperties, type RefObject } from "react";
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
 * `fixedPlace` is where a person dragged it to; it is only kept within the window then. Undefined until somebody has
 * looked, which is before the first picture, and null where there is nothing to stand at: no item, or a text that has
 * scrolled away from its bar.
 */
export function useFloating(
  menu: RefObject<HTMLElement | null>,
  item: EditorSelection,
  { shape, fixedPlace }: { shape: keyof typeof placeFor | "bar"; fixedPlace: Place | null },
): Place | null | undefined {
  const [place, setPlace] = useState<Place | null>();
  const { groupId, fieldName } = item;
  useLayoutEffect(() => {
    const look = () => {
      const element = elementOf({ groupId, fieldName });
      watch.follow(element);
      if (!menu.current || !element) return setPlace((now) => now ?? null);
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

/** Where a floating menu stands as its style. Before somebody has looked it is not hidden: all in it would be styled again. */
export function placed(place: Place | null | undefined): CSSProperties | undefined {
  return place ? { left: place.x, top: place.y } : place === null ? { visibility: "hidden" } : undefined;
}
