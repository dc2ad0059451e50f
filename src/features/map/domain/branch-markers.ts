import type { BranchData } from "~/features/blocks/data/branch-data.ts";
import { hoursInWords } from "~/features/blocks/branches/hours-words.ts";
import type { ViewTranslate } from "~/i18n/view-texts.ts";
import { mapAppHref } from "~/lib/browser/map-app.ts";
import type { MapMarker } from "./markers.ts";

/** The markers of the branches whose place is known: address and hours in their pop-ups, which lead to the way there. */
export function branchMarkers(branches: readonly BranchData[], locale: string, t: ViewTranslate): MapMarker[] {
  return branches.flatMap(({ name, street, city, place, hours }) =>
    place
      ? {
          lng: place[0],
          lat: place[1],
          number: null,
          icon: "default" as const,
          hasPair: false,
          name,
          popupText: [street, city, hours && hoursInWords(hours, locale, t)].filter(Boolean).join("\n"),
          publicUrl: null,
          pageUrl: mapAppHref(place, ""),
          pageUrlLabel: t("hours.route"),
          index: null,
        }
      : [],
  );
}
