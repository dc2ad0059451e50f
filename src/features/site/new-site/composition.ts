import type { PresetName } from "~/features/blocks/theme/theme-presets.ts";
import type { Json } from "~/lib/json.ts";
import type { Composed, Part } from "./composed.ts";

/** What follows from a look, beside its colours and letters: which sections a site opens with, and how they stand. */
export interface Composition {
  home: readonly Composed[];
  /** The page of services and prices, but for its end. */
  services: readonly Composed[];
  /** How the page about the business opens. */
  about: Readonly<Record<string, Json>>;
  /** How its values are counted up there. */
  values: Readonly<Record<string, Json>>;
  contact: Readonly<Record<string, Json>>;
}

const of = (part: Part, options: Composed["options"] = {}, image?: Composed["image"]): Composed => ({
  part,
  options,
  ...(image && { image }),
});

/**
 * The sections of each look. No two of them stand in the same order: two sites side by side are not to look like
 * relatives in other clothes.
 */
export const compositions: Readonly<Record<PresetName, Composition>> = {
  /** Picture and promise side by side, then what is done, quietly. */
  optics: {
    home: [
      of("hero", { layout: "split", textPosition: "centerLeft" }),
      of("words", { textSize: "large" }),
      of("offers", { imageFormat: "portrait" }),
      of("steps", { color: "background" }),
      of("hours"),
      of("closing", { color: "secondary", arrangement: "split" }, "closing"),
    ],
    services: [
      of("intro", { size: "medium", textSize: "large" }),
      of("prices", { color: "background" }),
      of("questions", {}),
    ],
    about: { layout: "split", size: "medium", textPosition: "centerRight" },
    values: { numbered: true },
    contact: { arrangement: "standard" },
  },
  /** The work fills the window; what it costs and how it goes follow at once. */
  craft: {
    home: [
      of("hero", { layout: "overlay", textPosition: "bottomLeft", color: "primary" }),
      of("steps", { color: "header" }),
      of("offers", { arrangement: "bento" }),
      of("prices", { color: "background" }),
      of("story", { textPosition: "centerLeft", color: "header" }, "story"),
      of("closing", { color: "secondary", arrangement: "strip" }),
    ],
    services: [
      of("intro", { color: "primary", textSize: "large" }),
      of("prices", { color: "background" }),
      of("questions", { firstOpen: true }),
    ],
    about: { layout: "overlay", size: "medium", textPosition: "bottomLeft", color: "primary" },
    values: { arrangement: "list", numbered: true },
    contact: { arrangement: "table" },
  },
  /** A menu: the title in the middle over a wide picture, a sentence, the card. */
  dining: {
    home: [
      of("hero", { layout: "stacked", alignment: "center", textPosition: "topLeft" }),
      of("motto"),
      of("offers", { imageFormat: "portrait", color: "background" }),
      of("prices", { alignment: "center", twoColumns: true }),
      of("story", { textPosition: "centerRight", color: "primary" }, "story"),
      of("hours", { alignment: "center" }),
      of("closing", { color: "secondary", alignment: "center" }),
    ],
    services: [
      of("intro", { alignment: "center", textSize: "large" }),
      of("prices", { alignment: "center", color: "background", twoColumns: true }),
      of("steps", {}),
      of("questions", { alignment: "center" }),
    ],
    about: { layout: "stacked", size: "medium", alignment: "center", textPosition: "topLeft" },
    values: { numbered: false },
    contact: { arrangement: "card" },
  },
  /** Words alone, set large, then pictures from edge to edge. */
  salon: {
    home: [
      of("hero", { layout: "type", textSize: "large" }),
      of("offers", { imageFormat: "portrait" }),
      of("prices", {}),
      of("motto", { alignment: "left", color: "background" }),
      of("closing", { arrangement: "banner", alignment: "left" }, "closing"),
    ],
    services: [
      of("prices", { textSize: "large" }),
      of("intro", { color: "background" }),
      of("steps", {}),
      of("questions", { oneAtATime: true }),
    ],
    about: { layout: "type" },
    values: { arrangement: "list" },
    contact: { arrangement: "standard", alignment: "left" },
  },
  /** Reading comes first: a text with an initial, fields of work as rows, questions. */
  chambers: {
    home: [
      of("hero", { layout: "split", textPosition: "centerRight", color: "primary", size: "medium" }),
      of("words", { dropCap: true, textSize: "large" }),
      of("offers", { arrangement: "list" }),
      of("values", { numbered: true, color: "background" }),
      of("questions", {}),
      of("closing", { color: "transparent", arrangement: "strip" }),
    ],
    services: [
      of("intro", { textSize: "large", dropCap: true }),
      of("steps", { color: "background" }),
      of("prices", {}),
      of("questions", { color: "secondary" }),
    ],
    about: { layout: "type" },
    values: { arrangement: "list", numbered: true },
    contact: { arrangement: "table" },
  },
  /** Round, in the middle, one thing after the other, and the courses with their prices. */
  kids: {
    home: [
      of("hero", { layout: "split", textPosition: "centerRight" }),
      of("offers", { color: "secondary", alignment: "center" }),
      of("courses", { color: "transparent" }),
      of("story", { textPosition: "bottomLeft", color: "background" }, "story"),
      of("questions", { alignment: "center", color: "background" }),
      of("closing", { color: "primary", alignment: "center" }),
    ],
    services: [
      of("intro", { alignment: "center", color: "secondary" }),
      of("prices", { alignment: "center" }),
      of("steps", { color: "primary" }),
      of("questions", { alignment: "center", color: "background" }),
    ],
    about: { layout: "split", size: "medium", textPosition: "centerLeft" },
    values: { numbered: true, color: "secondary" },
    contact: { arrangement: "card" },
  },
  /** What lies on the shelf today, and when the door opens. */
  bakery: {
    home: [
      of("hero", { layout: "split", textPosition: "centerLeft", color: "secondary" }),
      of("hours", { color: "transparent" }),
      of("offers", { gridLayout: "carousel" }),
      of("story", { shiftedAlignment: "mediaAboveText", color: "primary" }, "story"),
      of("prices", { color: "background" }),
      of("steps", {}),
      of("closing", { arrangement: "standard", color: "secondary" }, "closing"),
    ],
    services: [
      of("intro", { color: "secondary", textSize: "large" }),
      of("prices", { twoColumns: true }),
      of("questions", { color: "background" }),
    ],
    about: { layout: "stacked", size: "medium", textPosition: "bottomLeft", color: "secondary" },
    values: { color: "background", numbered: true },
    contact: { arrangement: "standard" },
  },
  /** Loud: a signal on the picture, large tiles, a call to come at both ends. */
  sports: {
    home: [
      of("hero", { layout: "overlay", textPosition: "centerRight", color: "secondary" }),
      of("offers", { arrangement: "bento", color: "header" }),
      of("values", { arrangement: "list", numbered: true }),
      of("story", { textPosition: "bottomLeft", color: "secondary" }, "story"),
      of("prices", { color: "background" }),
      of("closing", { color: "primary", arrangement: "banner" }, "closing"),
    ],
    services: [
      of("intro", { color: "header", textSize: "large" }),
      of("steps", { color: "secondary" }),
      of("prices", { color: "background" }),
      of("questions", {}),
    ],
    about: { layout: "overlay", size: "medium", textPosition: "bottomLeft", color: "secondary" },
    values: { arrangement: "bento", numbered: true },
    contact: { arrangement: "card", color: "background" },
  },
};
