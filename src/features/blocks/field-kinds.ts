import type { DisplayCondition, OptionDefinition } from "./option-kinds.ts";
import { option } from "./option-kinds.ts";

export type FieldType = "text" | "richText" | "image" | "video" | "document" | "mediaList" | "button";

export interface FieldDefinition<Type extends FieldType = FieldType> {
  type: Type;
  /** Options of this one field, e.g. the link of a button. */
  options: Record<string, OptionDefinition>;
  /** Texts that differ by language; a video's and an image's never do. */
  localized: boolean;
  /** The text is itself a phone number or mail address, and a link to it. */
  opens?: "phone" | "email";
  /** Line breaks in it are kept, and drawn; wherever else it is read, each is a space. */
  hasLines?: true;
  /** The values of its group's options with which it is shown at all; panels list it with these alone. */
  displayConditions?: Record<string, DisplayCondition>;
  /** Visitors get it in a state of its own alone, as once a form is sent: no part of what the page says. */
  isApart?: true;
  /** False: no command changes it. */
  editable?: false;
  /** For sites of health-optics members; on others nobody fills it, and visitors do not see it. */
  membersOnly?: true;
}

/** The fields that a block kind can have; labels come from the field's name in the catalogue. */
export const field = {
  /**
   * One line of plain text in each language. With `opens` it is a phone number or mail address: written once in the
   * default language, shown in all, and never counted as a missing translation.
   */
  text: (settings: { opens?: "phone" | "email" } = {}): FieldDefinition<"text"> => ({
    type: "text",
    options: {},
    localized: settings.opens === undefined,
    opens: settings.opens,
  }),
  /** A title in each language, of one line or of several. */
  title: (): FieldDefinition<"text"> => ({ type: "text", options: {}, localized: true, hasLines: true }),
  /** An amount in Swiss francs: written once in the default language and shown in all, see `priceText`. */
  cost: (): FieldDefinition<"text"> => ({ type: "text", options: {}, localized: false }),
  /** A number that is shown as one: written once in the default language and shown in all. */
  figure: (): FieldDefinition<"text"> => ({ type: "text", options: {}, localized: false }),
  /** Formatted text in each language. */
  richText: (settings: Pick<FieldDefinition, "displayConditions" | "isApart"> = {}): FieldDefinition<"richText"> => ({
    type: "richText",
    options: {},
    localized: true,
    ...settings,
  }),
  /** A picture from the media library, optionally with a link. */
  image: (): FieldDefinition<"image"> => ({
    type: "image",
    options: { objectFit: option.objectFit(), link: option.link() },
    localized: false,
  }),
  /** Pictures from the media library, as many as wanted, in order. */
  mediaList: (): FieldDefinition<"mediaList"> => ({
    type: "mediaList",
    options: { upload: option.bulkUploader() },
    localized: false,
  }),
  video: (): FieldDefinition<"video"> => ({ type: "video", options: {}, localized: false }),
  /** A file from the media library that visitors download. */
  document: (): FieldDefinition<"document"> => ({ type: "document", options: {}, localized: false }),
  /** A label in each language and one link. */
  button: (): FieldDefinition<"button"> => ({ type: "button", options: { link: option.link() }, localized: true }),
};
