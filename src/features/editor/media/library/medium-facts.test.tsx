import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { testMedia } from "../../../../../tests/support/render-block.tsx";
import type { MediaListItem } from "~/features/media/schema.ts";
import { MediumFacts } from "./medium-facts.tsx";

it.each([
  ["video/mp4", "mp4", "MP4"],
  ["video/youtube", "webp", "YouTube"], // that is its picture's
])("says of a film of the type %s what it is", (mimeType, extension, told) => {
  const item = { ...testMedia({ mediaType: "video" }), mimeType, extension, fileSize: 0, createdAt: "2026-01-01" };
  const html = drawnInEditor(<MediumFacts item={item as unknown as MediaListItem} />, { state: {}, known: {} });
  expect(html).toContain(`<dd>${told}</dd>`);
  expect(html.includes("WEBP")).toBe(false);
});
