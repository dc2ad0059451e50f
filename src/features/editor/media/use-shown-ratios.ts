import { useEffect, useState } from "react";
import type { MediaRef } from "~/features/media/schema.ts";
import { elementOf } from "../canvas/items.ts";
import type { EditorSelection } from "../state/types.ts";

interface ShownRatios {
  /** Null where the picture is not drawn, or drawn whole. */
  here: number | null;
  elsewhere: number[];
}

/** The shapes, width by height, in which the page under edit cuts a picture: at one place, and wherever else it is drawn. */
export function useShownRatios(medium: Pick<MediaRef, "publicUrl">, place: EditorSelection): ShownRatios {
  const { publicUrl } = medium;
  const { groupId, fieldName } = place;
  const [shown, setShown] = useState<ShownRatios>({ here: null, elsewhere: [] });
  useEffect(() => {
    const measure = () => {
      const own = elementOf({ groupId, fieldName });
      const all = [...document.querySelectorAll<HTMLImageElement>(".vt-canvas img.image")];
      const drawn = all.filter((image) => image.getAttribute("src")?.startsWith(`${publicUrl}/`) && isCut(image));
      const here = drawn.find((image) => own?.contains(image));
      setShown({
        here: here ? ratioOf(here) : null,
        elsewhere: drawn.filter((image) => !own?.contains(image)).map(ratioOf),
      });
    };
    const watch = new ResizeObserver(measure);
    const own = elementOf({ groupId, fieldName });
    if (own) watch.observe(own); // tells at once, too
    return () => watch.disconnect();
  }, [publicUrl, groupId, fieldName]);
  return shown;
}

const isCut = (image: HTMLImageElement) => image.dataset["fit"] !== "contain" && image.clientHeight > 0;
const ratioOf = (image: HTMLImageElement) => image.clientWidth / image.clientHeight;
