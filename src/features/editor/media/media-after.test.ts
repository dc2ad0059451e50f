import { expect, it } from "vitest";
import type { MediaRef } from "~/features/media/schema.ts";
import { mediaAfter } from "./media-after.ts";

const id = "00000000-0000-4000-8000-000000000001";
const medium: MediaRef = {
  id,
  mediaType: "image",
  mimeType: "image/webp",
  publicUrl: `/media/${id}`,
  widths: [320],
  width: 800,
  height: 600,
  placeholder: null,
  focalPoint: null,
  videoSettings: null,
  alt: { de: "Ein Laden" },
};

it("says of a medium what was changed, and nothing else of it", () => {
  const point = { x: 0.2, y: 0.8 };
  const [after] = mediaAfter({ [id]: medium }, [
    { path: ["media", id, "alt", "fr"], before: null, after: "Un magasin" },
    { path: ["media", id, "alt", "de"], before: "Ein Laden", after: null },
    { path: ["media", id, "focalPoint"], before: null, after: point },
    { path: ["settings", "footer", "city"], before: "", after: "Winterthur" },
  ]);
  expect(after).toEqual({ ...medium, altSources: {}, altMachine: [], alt: { fr: "Un magasin" }, focalPoint: point });
});

it("goes back to nothing, and leaves out media that the page does not know", () => {
  const gone = [{ path: ["media", id, "alt", "de"], before: "Ein Laden", after: null }];
  expect(mediaAfter({ [id]: medium }, gone)).toEqual([{ ...medium, altSources: {}, altMachine: [], alt: {} }]);
  expect(mediaAfter({}, gone)).toEqual([]);
});

it("leaves what was shown before it was saved as it is by now, unless it has gone back meanwhile", () => {
  const [before, saved, newer] = [null, { x: 0.2, y: 0.8 }, { x: 0.3, y: 0.8 }];
  const patches = [{ path: ["media", id, "focalPoint"], before, after: saved }];
  const pointAfter = (focalPoint: MediaRef["focalPoint"]) =>
    mediaAfter({ [id]: { ...medium, focalPoint } }, patches, false)[0]?.focalPoint;
  expect([before, saved, newer].map(pointAfter)).toEqual([saved, saved, newer]);
});
