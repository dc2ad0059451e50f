import type { MediaRef } from "~/features/media/schema.ts";

/** Where visitors fetch a document; null for any other medium, and for none. */
export function documentAddress(media: MediaRef | null): string | null {
  return media?.mediaType === "document" && media.original ? `${media.publicUrl}/${media.original}` : null;
}

/** The letters that a document's format is known by, such as PDF. */
export function documentLetters({ original = "" }: MediaRef): string {
  return original.split(".").at(-1)?.toUpperCase() ?? "";
}
