import { expect, it } from "vitest";
import { hookInEditor } from "../../../../tests/support/in-editor.tsx";
import { artworkFolder, commonFolder } from "~/features/media/folders.ts";
import { useSamples } from "./use-samples.ts";

it("fills samples with pictures that came with the site, never with what people took in", () => {
  const id = (last: number) => `0190a7d6-0000-7000-8000-00000000000${last}`;
  const picture = { mediaType: "image", mimeType: "image/webp", publicUrl: "/media/x", widths: [640], alt: {} };
  const size = { width: 640, height: 400, placeholder: null, focalPoint: null, videoSettings: null };
  const items = [
    { ...picture, ...size, id: id(1), bucketFolder: commonFolder },
    { ...picture, ...size, id: id(2), bucketFolder: artworkFolder },
  ];
  const known = { samples: () => null, "media.list": { items, total: 2, pageSize: 40 }, "page.list": [] };
  const state = { document: { groups: {} } } as never;
  const samples = hookInEditor(() => useSamples(true), { state, known, actions: { getState: () => state } as never });
  expect(samples?.pictures.map((each) => each.id)).toEqual([id(2)]);
});
