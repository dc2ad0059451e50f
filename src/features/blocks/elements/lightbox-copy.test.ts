import { expect, it } from "vitest";
import { lightboxCopy } from "./lightbox-copy.ts";

const thumb = { width: 3000, height: 2000, srcset: "/a/480.webp 480w, /a/2000.webp 2000w", avif: null };

it("is as large as the window allows, and as the picture is", () => {
  expect(lightboxCopy(thumb)).toEqual({ srcset: thumb.srcset, sizes: "min(3000px, 100vw, 150vh)" });
  expect(lightboxCopy({ ...thumb, width: 1000, height: 3000 })?.sizes).toBe("min(1000px, 100vw, 33.33vh)");
});

it("is in the format that the browser took of the small one", () =>
  expect(lightboxCopy({ ...thumb, avif: "/a/480.avif 480w" })?.srcset).toBe("/a/480.avif 480w"));

it("is the file itself where there are no copies", () => {
  expect(lightboxCopy({ ...thumb, srcset: "" })).toBeNull();
  expect(lightboxCopy({ ...thumb, height: Number.NaN })).toBeNull();
});
