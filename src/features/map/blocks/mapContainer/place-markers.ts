import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import { isOfKind } from "~/features/blocks/define-block.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import type { ViewTranslate } from "~/i18n/view-texts.ts";
import { languageTag } from "~/lib/language-tag.ts";
import { mapAppHref } from "~/lib/browser/map-app.ts";
import { placeOf, popupWidth } from "../../domain/map-limits.ts";
import type { MapMarker } from "../../domain/markers.ts";
import type { mapPlaceBlock } from "../mapPlace/block.ts";

/** The markers of a map's own places that have one: their pop-ups lead where their button does, or show the way there. Pure. */
export function placeMarkers(cards: readonly ResolvedGroup[], t: ViewTranslate): MapMarker[] {
  return cards.flatMap((card) => {
    if (!isOfKind<typeof mapPlaceBlock>(card, "mapPlace")) return [];
    const { place } = card.options;
    if (!place) return [];
    const { title, description, image, button } = card.fields;
    const { link, text } = button;
    return {
      lng: place.lng,
      lat: place.lat,
      number: null,
      icon: "default" as const,
      hasPair: false,
      name: title.text || t("places.default"),
      popupText: description.value ? plainTextOf(description.value) : "",
      ...(title.lang && { nameLang: languageTag(title.lang) }),
      ...(description.lang && { textLang: languageTag(description.lang) }),
      publicUrl: image.media && pictureUrl(image.media, 2 * popupWidth),
      ...(link && text !== ""
        ? { pageUrl: link.href, pageUrlLabel: text }
        : { pageUrl: mapAppHref(placeOf(place), ""), pageUrlLabel: t("hours.route") }),
      index: null,
    };
  });
}
