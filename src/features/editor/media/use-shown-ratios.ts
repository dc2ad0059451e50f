import { useEffect, useState } from "react";
import type { MediaRef } from "~/features/media/schema.ts";
import { elementOf } from "../canvas/items.ts";
import { cutRatiosIn } from "./cut-ratios.ts";

interface ShownRatios {
  /** Null where the picture is not drawn, or drawn whole. */
  here: number | null;
  elsewhere: number[];
}

const canvas = () => document.querySelector<HTMLElement>(".vt-canvas");

/**
 * The shapes, width by height, in which the page under edit cuts a picture: at one place, where one is named, and wherever
 * else it is drawn.
 */
export function useShownRatios(
  { publicUrl }: Pick<MediaRef, "publicUrl">,
  place: { groupId: string; fieldName: string } | null,
): ShownRatios {
  const { groupId, fieldName } = place ?? {};
  const [shown, setShown] = useState<ShownRatios>({ here: null, elsewhere: [] });
  useEffect(() => {
    const ownElement = () => (groupId && fieldName ? elementOf({ groupId, fieldName }) : null);
    const measure = () => {
      const own = ownElement();
      const drawn = cutRatiosIn(canvas() ?? document.createElement("div"), publicUrl);
      const isHere = ({ image }: { image: Element }) => own?.contains(image) ?? false;
      setShown({
        here: drawn.find(isHere)?.ratio ?? null,
        elsewhere: drawn.filter((each) => !isHere(each)).map(({ ratio }) => ratio),
      });
    };
    const watch = new ResizeObserver(measure);
    const watched = ownElement() ?? canvas();
    if (watched) watch.observe(watched); // tells at once, too
    return () => watch.disconnect();
  }, [publicUrl, groupId, fieldName]);
  return shown;
}
