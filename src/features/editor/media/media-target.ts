import type { LibraryType } from "./use-library.ts";

/** The field that the media library is opened for. */
export interface MediaTarget {
  groupId: string;
  fieldName: string;
  mediaType: LibraryType;
  /** What is chosen joins the field's list or leaves it, and the library stays open. */
  isList?: true;
}
