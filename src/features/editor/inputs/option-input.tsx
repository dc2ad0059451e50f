import type { BookingLink, LinkValue, OptionDefinition } from "~/features/blocks/option-kinds.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { LngLat } from "~/features/map/domain/map-limits.ts";
import type { Place } from "~/features/map/domain/place.ts";
import type { Point } from "~/features/map/domain/point.ts";
import type { Json } from "~/lib/json.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { BookingLinkInput } from "./booking-link-input.tsx";
import { BulkUploader } from "./bulk-uploader.tsx";
import { CheckboxInput } from "./checkbox-input.tsx";
import { ChoiceInput } from "./choice-input.tsx";
import { CollectionInput } from "./collection-input.tsx";
import { FeedInput } from "./feed-input.tsx";
import { LinkInput } from "./link-input.tsx";
import { LocationInput } from "./location-input.tsx";
import { NumberInput } from "./number-input.tsx";
import { PlaceInput } from "./place-input.tsx";
import { PoiInput } from "./poi-input.tsx";
import { RouteInput } from "./route-input.tsx";
import { SwatchesInput } from "./swatches-input.tsx";
import { TextInput } from "./text-input.tsx";

/** The input of one option, by its type. A new type compiles when it has its input here. */
export function OptionInput(props: {
  option: OptionDefinition;
  value: unknown;
  onSave: (value: Json) => void;
  /** Where the option takes files in. */
  onUploaded?: (medium: MediaRef) => void;
}) {
  const { option, value, onSave, onUploaded } = props;
  const { say, t, isMember } = useEditorActions();
  const label = say(option.label);
  if (option.membersOnly && !isMember) {
    return (
      <p className="vt-hint">
        {label}: {t("add.membersOnly")}
      </p>
    );
  }
  switch (option.type) {
    case "text":
      return <TextInput option={option} value={typeof value === "string" ? value : ""} onSave={onSave} />;
    case "checkbox":
      return <CheckboxInput label={label} value={value === true} onSave={onSave} />;
    case "number":
      return <NumberInput option={option} value={Number(value)} onSave={onSave} />;
    case "colorSwatches":
      return <SwatchesInput option={option} value={String(value)} onSave={onSave} />;
    case "link":
      return (
        <LinkInput
          label={label}
          of={option.filter?.collection}
          value={(value ?? null) as LinkValue | null}
          onSave={onSave}
        />
      );
    case "bookingLink":
      return <BookingLinkInput label={label} value={(value ?? null) as BookingLink | null} onSave={onSave} />;
    case "location":
      return <LocationInput label={label} value={value as string[]} onSave={onSave} />;
    case "feed":
      return <FeedInput option={option} value={typeof value === "string" ? value : ""} onSave={onSave} />;
    case "poi":
      return <PoiInput label={label} value={value as Point[]} onSave={onSave} />;
    case "place":
      return <PlaceInput label={label} value={(value ?? null) as Place | null} onSave={onSave} />;
    case "mapRoute":
      return <RouteInput label={label} value={(value ?? null) as LngLat[] | null} onSave={onSave} />;
    case "collection":
      return <CollectionInput option={option} value={(value ?? null) as string | null} onSave={onSave} />;
    case "bulkUploader":
      return onUploaded && <BulkUploader label={label} onUploaded={onUploaded} />;
    case "alignment":
    case "arrangement":
    case "verticalAlignment":
    case "shiftedAlignment":
    case "objectFit":
    case "gridLayout":
    case "heroLayout":
    case "textSize":
    case "size":
    case "columnLayout":
    case "imageFormat":
    case "textPosition":
    case "headerType":
    case "itemType":
    case "listingKind":
    case "answer":
    case "language":
    case "gameOptions":
    case "scoreOptions":
    case "media":
    case "source":
      return <ChoiceInput option={option} value={String(value)} onSave={onSave} />;
    default:
      return <UnknownOption label={label} type={option.type} />;
  }
}

/** Compiles only as long as every type that there is has its input; one that comes from elsewhere is named. */
function UnknownOption({ label, type: _ }: { label: string; type: never }) {
  const { t } = useEditorActions();
  return <p className="vt-hint">{t("input.unknown", { label })}</p>;
}
