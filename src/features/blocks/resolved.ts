import type { Status } from "~/features/blocks/status.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import type { FieldDefinition } from "./field-kinds.ts";

/** Where a value belongs, so that an editor's primitive can write it back. */
export interface FieldAddress {
  groupId: string;
  fieldId: string;
  fieldName: string;
  visible: boolean;
}

/** An address a person can follow, checked by `safeHref`. */
export interface ResolvedLink {
  href: string;
  /** Links to pages and phones open in the same tab, others in a new one. */
  opensNewTab: boolean;
  /** A provider's booking, which visitors get in a dialog over the page. */
  isWidget?: true;
}

export type HeadingLevel = 1 | 2 | 3 | 4;

/** What language a text is in, when that is another one than the page's: the default language stands in. */
interface Borrowed {
  /** Visitors: set when the shown text is borrowed from this language. Editors: always null. */
  lang: string | null;
}

export interface ResolvedText extends FieldAddress, Borrowed {
  type: "text";
  /** Empty when nothing was written; for visitors then the default language's text, when there is one. */
  text: string;
  /** Editors only: the default language's text, to be shown as a placeholder and never to be saved. */
  fallback: string;
  /** Set where the text itself is a phone number or mail address (`field.text({ opens })`). */
  link: ResolvedLink | null;
}
export interface ResolvedRichText extends FieldAddress, Borrowed {
  type: "richText";
  /** Null when nothing was written in this language. */
  value: RichTextValue | null;
  /** As in `ResolvedText`. */
  fallback: RichTextValue | null;
  /** The level of the text's first heading: one below the title that it stands under. */
  headingLevel: HeadingLevel;
}
/** The words of a picture or a film, and their language where that is another one than the page's. */
export interface PictureWords {
  alt: string;
  altLang?: string | undefined;
}

export interface ResolvedImage extends FieldAddress, PictureWords {
  type: "image";
  media: MediaRef | null;
  objectFit: "cover" | "contain";
  link: ResolvedLink | null;
}
export interface ResolvedVideo extends FieldAddress, PictureWords {
  type: "video";
  media: MediaRef | null;
}
export interface ResolvedDocument extends FieldAddress {
  type: "document";
  media: MediaRef | null;
}
export interface ResolvedMediaList extends FieldAddress {
  type: "mediaList";
  /** In order; a medium that the library does not have any more is left out. */
  items: ({ media: MediaRef } & PictureWords)[];
}
export interface ResolvedButton extends FieldAddress, Borrowed {
  type: "button";
  text: string;
  /** As in `ResolvedText`. */
  fallback: string;
  link: ResolvedLink | null;
}

type ResolvedByType = {
  text: ResolvedText;
  richText: ResolvedRichText;
  image: ResolvedImage;
  video: ResolvedVideo;
  document: ResolvedDocument;
  mediaList: ResolvedMediaList;
  button: ResolvedButton;
};
export type ResolvedField = ResolvedByType[keyof ResolvedByType];

export type ResolvedFields<Fields extends Record<string, FieldDefinition>> = {
  [Name in keyof Fields]: Fields[Name] extends FieldDefinition<infer Type> ? ResolvedByType[Type] : never;
};

/** A group as its view sees it: one language, options with their defaults, media and links looked up. */
export interface ResolvedGroup<Options = Record<string, unknown>, Fields = Record<string, ResolvedField>> {
  id: string;
  kind: string;
  status: Status;
  /** For editors, who see it all the same: it is kept from visitors of this language. */
  isClosed?: true;
  options: Options;
  fields: Fields;
  /** True for the first section of the page that shows a title: it holds the page's `h1` and its first picture. */
  isLead: boolean;
  /** The level of the group's own title, such that the page's headings never skip one. */
  headingLevel: HeadingLevel;
  /** The cards of a board, in order. */
  children: ResolvedGroup[];
}
