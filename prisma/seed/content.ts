import type { CollectionName, PageRole } from "~/features/page/schema.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";

/** A text in each language of its site. */
export type Texts = Partial<Record<Locale, string>>;

export type FieldContent =
  | { type: "text"; texts: Texts }
  /** `texts` in the small markup of `rich-text.ts`. */
  | { type: "richText"; texts: Texts }
  /** A picture, film or document by its name. */
  | { type: "image"; picture: string }
  | { type: "images"; pictures: string[] }
  | { type: "button"; texts: Texts; to: LinkTarget };

export type LinkTarget = { page: string } | { phone: string } | { email: string } | { url: string };

export interface SectionContent {
  kind: string;
  /** The collection of sections that it is an item of. */
  collection?: CollectionName;
  options?: Record<string, Json>;
  fields?: Record<string, FieldContent>;
  cards?: SectionContent[];
}

export interface PageContent {
  /** Name by which links and ids refer to the page. */
  key: string;
  role?: PageRole;
  collection?: CollectionName;
  locales: Partial<Record<Locale, { slug: string; name: string; description: string }>>;
  sections: SectionContent[];
}

export interface PictureContent {
  /** Logos and icons stay drawings: they are small, and sharp at every size. WebP when absent. */
  format?: "svg";
  alt: Texts;
  tags: string[];
  focalPoint?: { x: number; y: number };
}

/** A film: a file in `prisma/seed/films`, or one of YouTube by its id. */
export type FilmContent = {
  /** The picture that stands for it until it plays, of its shape. */
  still: string;
  alt: Texts;
  tags: string[];
} & ({ file: string; size: { width: number; height: number } } | { youtube: string });

/** The finished picture's file, in its site's folder of `prisma/seed/pictures`. */
export const pictureFile = (name: string, { format }: PictureContent): string => `${name}.${format ?? "webp"}`;

/** One text is German, on the golf course's site, or the same in all languages, like a phone number. */
export const text = (de: string, fr?: string): FieldContent => ({ type: "text", texts: texts(de, fr) });
export const rich = (de: string, fr?: string): FieldContent => ({ type: "richText", texts: texts(de, fr) });
export const image = (picture: string): FieldContent => ({ type: "image", picture });
export const film = image;
export const button = (to: LinkTarget, de: string, fr?: string): FieldContent => ({
  type: "button",
  texts: texts(de, fr),
  to,
});

const texts = (de: string, fr?: string): Texts => (fr === undefined ? { de } : { de, fr });
