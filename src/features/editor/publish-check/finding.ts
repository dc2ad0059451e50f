import type { Locale } from "~/lib/locales.ts";
import type { SidePanelName } from "../frame/panel-flags.ts";

/** Where something is put right: in a field or section of the page, or in a panel. */
export type FindingPlace =
  | { type: "item"; groupId: string; fieldName: string | null }
  /** `setting`: the very one among the settings, e.g. `bookingButton.url`. */
  | { type: "panel"; panel: SidePanelName; setting?: string };

/** What is worth a look before a page is published. */
export interface PublishFinding {
  type:
    | "untranslated"
    | "missingLink"
    | "missingPage"
    | "deadAddress"
    | "missingText"
    | "missingAlt"
    | "missingTitle"
    | "missingDescription"
    | "missingHeading"
    | "lateHeading"
    | "lowContrast"
    | "heavyPicture"
    | "heavyFilm";
  place: FindingPlace;
  /** Words that tell it from others of its type; may be empty. */
  text: string;
  /** The languages that it is about; none: all of them. */
  locales: Locale[];
}
