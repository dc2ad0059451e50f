import { expect, it } from "vitest";
import type { MediaRef } from "~/features/media/schema.ts";
import type { ResolvedImage } from "../resolved.ts";
import { contactPictureSizes } from "~/features/map/blocks/contact/picture-sizes.ts";
import { ctaPictureSizes } from "./cta/picture-sizes.ts";
import { heroPictureSizes } from "./hero/picture-sizes.ts";
import { gallerySizes } from "./mediaGallery/picture-sizes.ts";
import { textOnImagePictureSizes } from "./textOnImage/picture-sizes.ts";

function picture(width: number, height: number, objectFit: "cover" | "contain" = "cover"): ResolvedImage {
  return { media: { width, height } as MediaRef, objectFit } as ResolvedImage;
}
const [wide, square, whole] = [picture(1500, 1000), picture(1000, 1000), picture(1500, 1000, "contain")];
const panel = { layout: "overlay", size: "large", color: "primary" } as const;

it.each([
  [
    "a wide picture under a panel",
    heroPictureSizes(wide, panel),
    "(max-width: 47.99rem) max(100vw, 1.5 * min(90vw, 52vh)), max(100vw, 1.5 * min(86vh, 62rem))",
  ],
  [
    "a square picture beside its words",
    heroPictureSizes(square, { ...panel, layout: "split" }),
    "(min-width: 64rem) max(58vw, 1 * min(min(84vh, 52rem), 54vw)), max(100vw, 1 * min(100vw, 52vh))",
  ],
  [
    "a wide picture under its words",
    heroPictureSizes(wide, { ...panel, layout: "stacked", size: "small" }),
    "(min-width: 64rem) max(100vw, 1.5 * 0.8 * min(50vh, 30rem)), max(100vw, 1.5 * min(90vw, 52vh))",
  ],
  [
    "a hero with its text on the picture",
    heroPictureSizes(wide, { layout: "overlay", size: "small", color: "transparent" }),
    "max(100vw, 1.5 * min(50vh, 34rem))",
  ],
  ["a picture that is shown whole", heroPictureSizes(whole, { ...panel, color: "transparent" }), "100vw"],
  [
    "a wide picture of a gallery in five columns",
    gallerySizes(picture(1600, 1000), "5"),
    "(min-width: 92rem) calc(1.21 * 16.4rem), (min-width: 60rem) calc(1.21 * 18vw), (min-width: 40rem) calc(1.21 * 29vw), calc(1.21 * 44vw)",
  ],
  [
    "a square picture of a gallery in three columns",
    gallerySizes(square, "3"),
    "(min-width: 92rem) 27.3rem, (min-width: 60rem) 30vw, (min-width: 40rem) 29vw, 44vw",
  ],
  [
    "a contact's picture beside the text",
    contactPictureSizes(square, { alignment: "right", arrangement: "card" }),
    "(min-width: 60rem) max(min(44vw, 40rem), 1 * 36rem), (min-width: 40rem) 92vw, 90vw",
  ],
  [
    "a contact's picture above the text",
    contactPictureSizes(wide, { alignment: "center", arrangement: "standard" }),
    "(min-width: 60rem) min(92vw, 84rem), (min-width: 40rem) 92vw, calc(1.13 * 90vw)",
  ],
  [
    "a call to action",
    ctaPictureSizes(wide, { color: "transparent", arrangement: "standard" }),
    "(min-width: 60rem) calc(1.13 * min(38vw, 34rem)), calc(1.13 * 91vw)",
  ],
  [
    "a call to action on a ground of its own",
    ctaPictureSizes(wide, { color: "primary", arrangement: "standard" }),
    "(min-width: 60rem) max(44vw, 1.5 * 26rem), calc(1.13 * 100vw)",
  ],
  ["a text on a picture", textOnImagePictureSizes(square), "(min-width: 48rem) min(92vw, 84rem), 90vw"],
])("says how wide a picture is drawn: %s", (_name, sizes, expected) => {
  expect(sizes).toBe(expected);
});
