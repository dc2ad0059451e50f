import { z } from "zod";
import type { EditorText } from "~/lib/locales.ts";

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

export const swatches = ["transparent", "primary", "secondary", "background", "header"] as const;

/** A condition is a boolean or a comparison of another option's value. */
export type DisplayCondition =
  boolean | { option: string; is: ">" | "<" | "=" | "!="; value: string | number | boolean };

export type OptionType =
  | "text"
  | "checkbox"
  | "alignment"
  | "verticalAlignment"
  | "shiftedAlignment"
  | "colorSwatches"
  | "objectFit"
  | "gridLayout"
  | "number"
  | "textSize"
  | "size"
  | "columnLayout"
  | "link"
  | "imageFormat"
  | "textPosition"
  | "headerType"
  | "gameOptions"
  | "scoreOptions"
  | "collection"
  | "media"
  | "poi"
  | "mapRoute";

export interface OptionDefinition<Value = unknown> {
  type: OptionType;
  label: EditorText;
  default: Value;
  schema: z.ZodType<Value>;
  /** The values to choose from, with their labels, where the type is a choice. */
  choices?: readonly { value: string; label: EditorText }[];
  /** The name of the collections to choose from. */
  collectionName?: string;
  /** Inclusive limits of a number. */
  range?: { minimum: number; maximum: number };
  displayConditions?: Record<string, DisplayCondition>;
}

/** What a block kind may say about one of its options. */
export type OptionSettings<Value> = {
  default?: Value;
  label?: EditorText;
  displayConditions?: Record<string, DisplayCondition>;
};

/** Builds an option with values to choose from; features declare those of their own kinds with it. */
export const choice =
  <const Values extends readonly [string, ...string[]]>(
    type: OptionType,
    label: EditorText,
    choices: { [Index in keyof Values]: { value: Values[Index]; label: EditorText } },
    fallback: Values[number],
  ) =>
  (settings: OptionSettings<Values[number]> = {}): OptionDefinition<Values[number]> => ({
    type,
    label: settings.label ?? label,
    default: settings.default ?? fallback,
    schema: z.preprocess(digitsAsText, z.enum(choices.map((entry) => entry.value) as unknown as Values)),
    choices,
    displayConditions: settings.displayConditions,
  });

/** A choice that reads as a number, such as the columns of a board, may be sent as one. */
function digitsAsText(value: unknown): unknown {
  return typeof value === "number" ? String(value) : value;
}

const say = (de: string, fr: string): EditorText => ({ de, fr });
const start = { value: "left", label: say("Links", "À gauche") } as const;
const center = { value: "center", label: say("Mitte", "Au centre") } as const;
const end = { value: "right", label: say("Rechts", "À droite") } as const;
const sizes = [
  { value: "small", label: say("Klein", "Petit") },
  { value: "medium", label: say("Mittel", "Moyen") },
  { value: "large", label: say("Gross", "Grand") },
] as const;

export const option = {
  alignment: choice<readonly ["left", "center", "right"]>(
    "alignment",
    say("Ausrichtung", "Alignement"),
    [start, center, end],
    "left",
  ),
  verticalAlignment: choice<readonly ["top", "center", "bottom"]>(
    "verticalAlignment",
    say("Vertikale Ausrichtung", "Alignement vertical"),
    [{ value: "top", label: say("Oben", "En haut") }, center, { value: "bottom", label: say("Unten", "En bas") }],
    "center",
  ),
  shiftedAlignment: choice<readonly ["default", "mediaAboveText", "textAboveMedia"]>(
    "shiftedAlignment",
    say("Anordnung", "Disposition"),
    [
      { value: "default", label: say("Standard", "Standard") },
      { value: "mediaAboveText", label: say("Medium über Text", "Média au-dessus du texte") },
      { value: "textAboveMedia", label: say("Text über Medium", "Texte au-dessus du média") },
    ],
    "default",
  ),
  color: choice<typeof swatches>(
    "colorSwatches",
    say("Hintergrundfarbe", "Couleur de fond"),
    [
      { value: "transparent", label: say("Keine", "Aucune") },
      { value: "primary", label: say("Primär", "Primaire") },
      { value: "secondary", label: say("Sekundär", "Secondaire") },
      { value: "background", label: say("Hintergrund", "Arrière-plan") },
      { value: "header", label: say("Kopfzeile", "En-tête") },
    ],
    "transparent",
  ),
  objectFit: choice<readonly ["cover", "contain"]>(
    "objectFit",
    say("Bildausschnitt", "Cadrage"),
    [
      { value: "cover", label: say("Füllen", "Remplir") },
      { value: "contain", label: say("Einpassen", "Adapter") },
    ],
    "cover",
  ),
  gridLayout: choice<readonly ["grid", "masonry", "split", "carousel", "avatar"]>(
    "gridLayout",
    say("Layout", "Mise en page"),
    [
      { value: "grid", label: say("Raster", "Grille") },
      { value: "masonry", label: say("Mauerwerk", "Mosaïque") },
      { value: "split", label: say("Geteilt", "Divisé") },
      { value: "carousel", label: say("Karussell", "Carrousel") },
      { value: "avatar", label: say("Avatar", "Avatar") },
    ],
    "grid",
  ),
  textSize: choice<readonly ["small", "medium", "large"]>(
    "textSize",
    say("Textgrösse", "Taille du texte"),
    sizes,
    "medium",
  ),
  size: choice<readonly ["small", "medium", "large"]>("size", say("Grösse", "Taille"), sizes, "medium"),
  columnLayout: choice<readonly ["3", "4", "5"]>(
    "columnLayout",
    say("Spalten", "Colonnes"),
    [
      { value: "3", label: say("3 Spalten", "3 colonnes") },
      { value: "4", label: say("4 Spalten", "4 colonnes") },
      { value: "5", label: say("5 Spalten", "5 colonnes") },
    ],
    "3",
  ),
  imageFormat: choice<readonly ["square", "portrait"]>(
    "imageFormat",
    say("Bildformat", "Format d’image"),
    [
      { value: "square", label: say("Quadratisch", "Carré") },
      { value: "portrait", label: say("Hochformat", "Portrait") },
    ],
    "square",
  ),
  textPosition: choice<readonly ["topLeft", "topRight", "bottomLeft", "bottomRight", "centerLeft", "centerRight"]>(
    "textPosition",
    say("Textposition", "Position du texte"),
    [
      { value: "topLeft", label: say("Oben links", "En haut à gauche") },
      { value: "topRight", label: say("Oben rechts", "En haut à droite") },
      { value: "bottomLeft", label: say("Unten links", "En bas à gauche") },
      { value: "bottomRight", label: say("Unten rechts", "En bas à droite") },
      { value: "centerLeft", label: say("Mitte links", "Au centre à gauche") },
      { value: "centerRight", label: say("Mitte rechts", "Au centre à droite") },
    ],
    "bottomLeft",
  ),
  headerType: choice<readonly ["site", "transparent", "opaque"]>(
    "headerType",
    say("Kopfzeile", "En-tête"),
    [
      { value: "site", label: say("Wie auf der Website", "Comme sur le site") },
      { value: "transparent", label: say("Transparent", "Transparent") },
      { value: "opaque", label: say("Deckend", "Opaque") },
    ],
    "site",
  ),
  media: choice<readonly ["image", "video"]>(
    "media",
    say("Medium", "Média"),
    [
      { value: "image", label: say("Bild", "Image") },
      { value: "video", label: say("Video", "Vidéo") },
    ],
    "image",
  ),

  /** The collection of a name that a section shows; null is the site's first one. */
  collection: (settings: { of: string }): OptionDefinition<string | null> => ({
    type: "collection",
    label: say("Sammlung", "Collection"),
    default: null,
    schema: z.uuid().toLowerCase().nullable(),
    collectionName: settings.of,
  }),
  checkbox: (settings: OptionSettings<boolean> & { label: EditorText }): OptionDefinition<boolean> => ({
    type: "checkbox",
    label: settings.label,
    default: settings.default ?? false,
    schema: z.boolean(),
    displayConditions: settings.displayConditions,
  }),
  text: (settings: OptionSettings<string> & { label: EditorText }): OptionDefinition<string> => ({
    type: "text",
    label: settings.label,
    default: settings.default ?? "",
    schema: z.string().max(1000),
    displayConditions: settings.displayConditions,
  }),
  /** A whole number; a value outside the range is clamped by the input, refused by the server. */
  number: (
    settings: OptionSettings<number> & { label: EditorText; minimum?: number; maximum: number },
  ): OptionDefinition<number> => {
    const range = { minimum: settings.minimum ?? 1, maximum: settings.maximum };
    return {
      type: "number",
      label: settings.label,
      default: settings.default ?? range.minimum,
      schema: z.number().int().min(range.minimum).max(range.maximum),
      range,
      displayConditions: settings.displayConditions,
    };
  },
  link: (settings: OptionSettings<LinkValue | null> = {}): OptionDefinition<LinkValue | null> => ({
    type: "link",
    label: settings.label ?? say("Link", "Lien"),
    default: null,
    schema: linkValueSchema.nullable(),
    displayConditions: settings.displayConditions,
  }),
};

export type OptionsOf<Options extends Record<string, OptionDefinition>> = {
  [Key in keyof Options]: Options[Key] extends OptionDefinition<infer Value> ? Value : never;
};
