import type { Status, MediaRef } from "~/features/page/schema.ts";
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
  /** Links to pages and phones open in the same tab, others in a new one (specification B, section 9). */
  opensNewTab: boolean;
}

export interface ResolvedText extends FieldAddress {
  type: "text";
  text: string;
}
export interface ResolvedRichText extends FieldAddress {
  type: "richText";
  /** Null when nothing was written in this language. */
  value: RichTextValue | null;
}
export interface ResolvedImage extends FieldAddress {
  type: "image";
  media: MediaRef | null;
  alt: string;
  objectFit: "cover" | "contain";
  link: ResolvedLink | null;
}
export interface ResolvedVideo extends FieldAddress {
  type: "video";
  media: MediaRef | null;
}
export interface ResolvedButton extends FieldAddress {
  type: "button";
  text: string;
  link: ResolvedLink | null;
}

type ResolvedByType = {
  text: ResolvedText;
  richText: ResolvedRichText;
  image: ResolvedImage;
  video: ResolvedVideo;
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
  options: Options;
  fields: Fields;
  /** The cards of a board, in order. */
  children: ResolvedGroup[];
}
