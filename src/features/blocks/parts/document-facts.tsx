import { fileSize } from "~/lib/file-size.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { documentLetters } from "./document-address.ts";

/** What a document's file is, its format and how heavy it is; without one, what most are. */
export function DocumentFacts({ media, locale }: { media: MediaRef | null; locale: string }) {
  if (!media) return <span className="document__format">PDF</span>;
  return (
    <>
      <span className="document__format">{documentLetters(media)}</span>{" "}
      <span className="document__size">{fileSize(media.originalBytes ?? 0, locale)}</span>
    </>
  );
}
