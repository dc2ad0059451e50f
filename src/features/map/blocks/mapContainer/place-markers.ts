import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import type {
  ResolvedButton,
  ResolvedGroup,
  ResolvedImage,
  ResolvedRichText,
  ResolvedText,
} from "~/features/blocks/resolved.ts";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import type { ViewTranslate } from "~/i18n/view-texts.ts";
import { languageTag } from "~/lib/language-tag.ts";
import { mapAppHref } from "~/lib/browser/map-app.ts";
import { placeOf, popupWidth } from "../../domain/map-limits.ts";
import type { MapMarker } from "../../domain/markers.ts";
import type { Place } from "../../domain/place.ts";

/** Those of a `mapPlace`. */
interface PlaceFields {
  title: ResolvedText;
  description: ResolvedRichText;
  image: ResolvedImage;
  button: ResolvedButton;
}

/** The markers of a map's own places that have one: their pop-ups lead where their button does, or show the way there. Pure. */
export function placeMarkers(cards: readonly ResolvedGroup[], t: ViewTranslate): MapMarker[] {
  return cards.flatMap(({ options, fields }) => {
    const place = (options["place"] ?? null) as Place | null;
    const { title, description, image, button } = fields as unknown as PlaceFields;
    if (!place) return [];
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
