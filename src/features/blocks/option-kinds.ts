import { z } from "zod";
import type { LabelKey } from "~/i18n/message-types.ts";

/**
 * The types of options. Each builder declares one option of a block kind or
 * field: its label, its default and the schema that browser and server check a new value with.
 */
export const linkValueSchema = z.strictObject({
  type: z.enum(["url", "phone", "email", "page"]),
  url: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  page: z.strictObject({ id: z.uuid(), collection: z.string().nullable() }).optional(),
});
export type LinkValue = z.infer<typeof linkValueSchema>;

/** Where an appointment is booked: on the site's own page for it, on the health opticians' one, or on a page of theirs. */
export const bookingTypes = ["appointment", "gesundheitsoptik", "iframe"] as const;
export const bookingLinkSchema = z.strictObject({ type: z.enum(bookingTypes), url: z.string().max(2000) });
export type BookingLink = z.infer<typeof bookingLinkSchema>;

export const swatches = ["transparent", "primary", "secondary", "background", "header"] as const;

/** A condition is a boolean or a comparison of another option's value. */
export type DisplayCondition =
  | boolean
  | { option: string; is: ">" | "<" | "=" | "!="; value: string | number | boolean };

type OptionType =
  | "text"
  | "checkbox"
  | "alignment"
  | "arrangement"
  | "verticalAlignment"
  | "shiftedAlignment"
  | "colorSwatches"
  | "objectFit"
  | "gridLayout"
  | "heroLayout"
  | "number"
  | "textSize"
  | "size"
  | "columnLayout"
  | "link"
  | "bookingLink"
  | "location"
  | "imageFormat"
  | "textPosition"
  | "headerType"
  | "gameOptions"
  | "scoreOptions"
  | "itemType"
  | "listingKind"
  | "answer"
  | "language"
  | "collection"
  | "media"
  | "bulkUploader"
  | "source"
  | "feed"
  | "poi"
  | "place"
  | "mapRoute";

export interface OptionDefinition<Value = unknown> {
  type: OptionType;
  label: LabelKey;
  default: Value;
  schema: z.ZodType<Value>;
  /** The values to choose from, with their labels, where the type is a choice. */
  choices?: readonly { value: string; label: LabelKey }[];
  /** False: the kind alone says the value; no command changes it, and no panel offers it. */
  editable?: false;
  /** For sites of health-optics members; on others nobody sets it, and visitors get the default. */
  membersOnly?: true;
  /** What there is to choose from: pages, or collections, of this collection's name. */
  filter?: { collection: string };
  /** Inclusive limits of a number. */
  range?: { minimum: number; maximum: number };
  displayConditions?: Record<string, DisplayCondition>;
}

/** What a block kind may say about one of its options. */
export type OptionSettings<Value> = {
  default?: Value;
  label?: LabelKey;
  displayConditions?: Record<string, DisplayCondition>;
} & Pick<OptionDefinition, "editable" | "membersOnly">;

/** Builds an option with values to choose from; features declare those of their own kinds with it. */
export const choice =
  <const Values extends readonly [string, ...string[]]>(
    type: OptionType,
    label: LabelKey,
    choices: { [Index in keyof Values]: { value: Values[Index]; label: LabelKey } },
    fallback: Values[number],
  ) =>
  (settings: OptionSettings<Values[number]> = {}): OptionDefinition<Values[number]> => ({
    type,
    label: settings.label ?? label,
    default: settings.default ?? fallback,
    schema: z.preprocess(digitsAsText, z.enum(choices.map((entry) => entry.value) as unknown as Values)),
    choices,
    ...rightsOf(settings),
  });

/** When an option is listed, and who may set it. */
function rightsOf({
  displayConditions,
  editable,
  membersOnly,
}: Pick<OptionDefinition, "displayConditions" | "editable" | "membersOnly">) {
  return { displayConditions, editable, membersOnly };
}

/** A choice that reads as a number, such as the columns of a board, may be sent as one. */
function digitsAsText(value: unknown): unknown {
  return typeof value === "number" ? String(value) : value;
}

const start = { value: "left", label: "choices.left" } as const;
const center = { value: "center", label: "choices.center" } as const;
const end = { value: "right", label: "choices.right" } as const;
const sizes = [
  { value: "small", label: "choices.small" },
  { value: "medium", label: "choices.medium" },
  { value: "large", label: "choices.large" },
] as const;

export const option = {
  alignment: choice<readonly ["left", "center", "right"]>(
    "alignment",
    "options.alignment",
    [start, center, end],
    "left",
  ),
  verticalAlignment: choice<readonly ["top", "center", "bottom"]>(
    "verticalAlignment",
    "options.verticalAlignment",
    [{ value: "top", label: "choices.top" }, center, { value: "bottom", label: "choices.bottom" }],
    "center",
  ),
  shiftedAlignment: choice<readonly ["default", "mediaAboveText", "textAboveMedia"]>(
    "shiftedAlignment",
    "options.shiftedAlignment",
    [
      { value: "default", label: "choices.standard" },
      { value: "mediaAboveText", label: "choices.mediaAboveText" },
      { value: "textAboveMedia", label: "choices.textAboveMedia" },
    ],
    "default",
  ),
  color: choice<typeof swatches>(
    "colorSwatches",
    "options.backgroundColor",
    [
      { value: "transparent", label: "choices.none" },
      { value: "primary", label: "choices.primary" },
      { value: "secondary", label: "choices.secondary" },
      { value: "background", label: "choices.background" },
      { value: "header", label: "choices.header" },
    ],
    "transparent",
  ),
  objectFit: choice<readonly ["cover", "contain"]>(
    "objectFit",
    "options.objectFit",
    [
      { value: "cover", label: "choices.cover" },
      { value: "contain", label: "choices.contain" },
    ],
    "cover",
  ),
  gridLayout: choice<readonly ["grid", "masonry", "split", "carousel", "avatar"]>(
    "gridLayout",
    "options.gridLayout",
    [
      { value: "grid", label: "choices.grid" },
      { value: "masonry", label: "choices.masonry" },
      { value: "split", label: "choices.split" },
      { value: "carousel", label: "choices.carousel" },
      { value: "avatar", label: "choices.avatar" },
    ],
    "grid",
  ),
  heroLayout: choice<readonly ["split", "overlay", "stacked", "type"]>(
    "heroLayout",
    "options.gridLayout",
    [
      { value: "split", label: "choices.beside" },
      { value: "overlay", label: "choices.onPicture" },
      { value: "stacked", label: "choices.stacked" },
      { value: "type", label: "choices.wordsAlone" },
    ],
    "split",
  ),
  textSize: choice<readonly ["small", "medium", "large"]>("textSize", "options.textSize", sizes, "medium"),
  size: choice<readonly ["small", "medium", "large"]>("size", "options.size", sizes, "medium"),
  columnLayout: choice<readonly ["3", "4", "5"]>(
    "columnLayout",
    "options.columnLayout",
    [
      { value: "3", label: "choices.columns3" },
      { value: "4", label: "choices.columns4" },
      { value: "5", label: "choices.columns5" },
    ],
    "3",
  ),
  imageFormat: choice<readonly ["square", "portrait"]>(
    "imageFormat",
    "options.imageFormat",
    [
      { value: "square", label: "choices.square" },
      { value: "portrait", label: "choices.portrait" },
    ],
    "square",
  ),
  textPosition: choice<readonly ["topLeft", "topRight", "bottomLeft", "bottomRight", "centerLeft", "centerRight"]>(
    "textPosition",
    "options.textPosition",
    [
      { value: "topLeft", label: "choices.topLeft" },
      { value: "topRight", label: "choices.topRight" },
      { value: "bottomLeft", label: "choices.bottomLeft" },
      { value: "bottomRight", label: "choices.bottomRight" },
      { value: "centerLeft", label: "choices.centerLeft" },
      { value: "centerRight", label: "choices.centerRight" },
    ],
    "bottomLeft",
  ),
  headerType: choice<readonly ["site", "transparent", "opaque"]>(
    "headerType",
    "options.headerType",
    [
      { value: "site", label: "choices.likeSite" },
      { value: "transparent", label: "choices.transparent" },
      { value: "opaque", label: "choices.opaque" },
    ],
    "site",
  ),
  media: choice<readonly ["image", "video"]>(
    "media",
    "options.media",
    [
      { value: "image", label: "choices.image" },
      { value: "video", label: "choices.video" },
    ],
    "image",
  ),

  /** The collection of a name that a section shows; null is the site's first one. */
  collection: (settings: { of: string }): OptionDefinition<string | null> => ({
    type: "collection",
    label: "options.collection",
    default: null,
    schema: z.uuid().toLowerCase().nullable(),
    filter: { collection: settings.of },
  }),
  checkbox: (settings: OptionSettings<boolean> & { label: LabelKey }): OptionDefinition<boolean> => ({
    type: "checkbox",
    label: settings.label,
    default: settings.default ?? false,
    schema: z.boolean(),
    ...rightsOf(settings),
  }),
  text: (settings: OptionSettings<string> & { label: LabelKey }): OptionDefinition<string> => ({
    type: "text",
    label: settings.label,
    default: settings.default ?? "",
    schema: z.string().max(1000),
    ...rightsOf(settings),
  }),
  /** A whole number; a value outside the range is clamped by the input, refused by the server. */
  number: (
    settings: OptionSettings<number> & { label: LabelKey; minimum?: number; maximum: number },
  ): OptionDefinition<number> => {
    const range = { minimum: settings.minimum ?? 1, maximum: settings.maximum };
    return {
      type: "number",
      label: settings.label,
      default: settings.default ?? range.minimum,
      schema: z.number().int().min(range.minimum).max(range.maximum),
      range,
      ...rightsOf(settings),
    };
  },
  /** With `of`, a page that it leads to is one of that collection. */
  link: (settings: OptionSettings<LinkValue | null> & { of?: string } = {}): OptionDefinition<LinkValue | null> => ({
    type: "link",
    label: settings.label ?? "options.link",
    default: null,
    schema: linkValueSchema.nullable(),
    ...(settings.of === undefined ? {} : { filter: { collection: settings.of } }),
    ...rightsOf(settings),
  }),
  bookingLink: (): OptionDefinition<BookingLink | null> => ({
    type: "bookingLink",
    label: "options.booking",
    default: null,
    schema: bookingLinkSchema.nullable(),
  }),
  /** Has no value: its control takes many files at once into the list that it belongs to. */
  bulkUploader: (): OptionDefinition<null> => ({
    type: "bulkUploader",
    label: "options.bulkUploader",
    default: null,
    schema: z.null(),
  }),
  /** Whether a section shows what was made on its page, or what somebody else's feed says. */
  source: choice<readonly ["own", "feed"]>(
    "source",
    "options.source",
    [
      { value: "own", label: "choices.own" },
      { value: "feed", label: "choices.feed" },
    ],
    "own",
  ),
  /** The whole address of an RSS or Atom feed that the site reads. */
  feed: (settings: OptionSettings<string> = {}): OptionDefinition<string> => ({
    type: "feed",
    label: settings.label ?? "options.feed",
    default: "",
    schema: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(2000)]),
    ...rightsOf(settings),
  }),
  /** Branches of the site's own business, by id, in the order in which they are shown. */
  location: (settings: OptionSettings<string[]> = {}): OptionDefinition<string[]> => ({
    type: "location",
    label: settings.label ?? "options.locations",
    default: [],
    schema: z.array(z.uuid().toLowerCase()).max(200),
    ...rightsOf(settings),
  }),
};

export type OptionsOf<Options extends Record<string, OptionDefinition>> = {
  [Key in keyof Options]: Options[Key] extends OptionDefinition<infer Value> ? Value : never;
};
