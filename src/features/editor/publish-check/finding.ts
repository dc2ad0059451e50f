import type { Palette } from "~/features/blocks/theme/theme.ts";
import type { ListName } from "~/features/listings/schema.ts";
import type { DeadLink } from "~/features/site/foreign-links/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import type { ItemPart } from "../canvas/menu/reveal-part.ts";

/** Where something is put right: in a field or section of the page, or in a panel. */
export type FindingPlace =
  | { type: "item"; groupId: string; fieldName: string | null; part?: ItemPart }
  /** Where sections are added. */
  | { type: "canvas" }
  | { type: "translations"; state: "missing" | "stale" }
  | { type: "page"; part: "name" | "description" }
  | { type: "color"; color: keyof Palette }
  /** The very one among the settings, e.g. `bookingButton.url`. */
  | { type: "setting"; setting: string }
  /** A branch of the site's own business. */
  | { type: "directory"; branchId: string }
  /** An entry of the navigation. */
  | { type: "navigation"; entryId: string }
  /** An entry that the site lists beside its pages. */
  | { type: "entry"; list: ListName; id: string };

/** What is worth a look before a page is published. */
export interface PublishFinding {
  type:
    | "untranslated"
    | "staleTranslation"
    | "missingLink"
    | "missingBooking"
    | "missingMailbox"
    | "missingStart"
    | "missingPage"
    | "unpublishedPage"
    | "takenDownPage"
    | "pageNotIn"
    | "deadAddress"
    | "deadLink"
    | "missingText"
    | "gap"
    | "missingAlt"
    | "doubtfulAlt"
    | "missingTitle"
    | "missingDescription"
    | "emptyPage"
    | "missingHeading"
    | "lateHeading"
    | "lowContrast"
    | "heavyPicture"
    | "heavyFilm"
    | "membersOnly"
    | "unplacedBranch"
    | "untoldService";
  place: FindingPlace;
  /** Words that tell it from others of its type; may be empty. */
  text: string;
  /** The languages in which it is to be seen; none: all of them. */
  locales: Locale[];
  /** What another site answered when it was last asked; a status of null: it could not be reached. */
  answer?: Pick<DeadLink, "status" | "checkedAt">;
}
