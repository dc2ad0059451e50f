import type { MessageKey } from "../messages.ts";

/** A page that an item of a collection can begin as: the kinds of its sections. */
export interface ItemLayout {
  label: MessageKey;
  initialGroups: readonly string[];
}

interface CollectionKind {
  title: MessageKey;
  layouts: readonly ItemLayout[];
  /** Kinds of sections that lie well in a collection of sections; null for every kind. */
  groupKinds: readonly string[] | null;
  /** Whether its items may be sections; holes of a course are pages. */
  mayHoldGroups: boolean;
}

const empty: ItemLayout = { label: "collection.layoutEmpty", initialGroups: [] };
const withText = (label: MessageKey, ...kinds: string[]): ItemLayout => ({ label, initialGroups: kinds });

const kinds: Readonly<Record<string, CollectionKind>> = {
  team: {
    title: "pages.team",
    layouts: [
      withText("collection.layoutPortrait", "teamDetails"),
      withText("collection.layoutPortraitText", "teamDetails", "richTextBlock"),
      empty,
    ],
    groupKinds: ["teamDetails"],
    mayHoldGroups: true,
  },
  service: {
    title: "pages.service",
    layouts: [
      withText("collection.layoutOffer", "hero", "richTextBlock", "cta"),
      withText("collection.layoutText", "richTextBlock"),
      empty,
    ],
    groupKinds: null,
    mayHoldGroups: true,
  },
  testimonial: {
    title: "pages.testimonial",
    layouts: [withText("collection.layoutVoice", "testimonialDetails"), empty],
    groupKinds: ["testimonialDetails"],
    mayHoldGroups: true,
  },
  map: {
    title: "pages.map",
    layouts: [withText("collection.layoutHole", "hero", "richTextBlock", "poiManager"), empty],
    groupKinds: [],
    mayHoldGroups: false,
  },
};

const generic: CollectionKind = {
  title: "collection.generic",
  layouts: [empty],
  groupKinds: null,
  mayHoldGroups: true,
};

/** What the editor offers for collections of a name. One that it does not know is logged, and treated as any collection. */
export function collectionKind(name: string): CollectionKind {
  if (Object.hasOwn(kinds, name)) return kinds[name] ?? generic;
  // oxlint-disable-next-line no-console -- nobody but a developer can mend this
  console.error(`Unknown kind of collection: ${name}`);
  return generic;
}
