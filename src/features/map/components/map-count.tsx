import type { MapTexts } from "../texts.ts";
import { fill } from "~/i18n/translate.ts";

interface Props {
  /** How many places stand on the map. */
  count: number;
  /** How many there are. */
  total: number;
  texts: MapTexts;
}

/** Says beside a map that it does not show all there is: some places have no point on it, or are too many. */
export function MapCount({ count, total, texts }: Props) {
  return (
    <p className="map-count" role="status">
      {total > count && fill(texts.shownOf, { count, total })}
    </p>
  );
}
