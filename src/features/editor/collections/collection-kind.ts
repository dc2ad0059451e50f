import type { MessageKey } from "../messages.ts";

interface CollectionKind {
  title: MessageKey;
  /** Kinds of sections that lie well in a collection of sections; null for every kind. */
  groupKinds: readonly string[] | null;
  /** Whether its items may be sections; holes of a course are pages. */
  mayHoldGroups: boolean;
}

const kinds: Readonly<Record<string, CollectionKind>> = {
  team: {
    title: "pages.team",
    groupKinds: ["teamDetails"],
    mayHoldGroups: true,
  },
  service: {
    title: "pages.service",
    groupKinds: null,
    mayHoldGroups: true,
  },
  testimonial: {
    title: "pages.testimonial",
    groupKinds: ["testimonialDetails"],
    mayHoldGroups: true,
  },
  map: {
    title: "pages.map",
    groupKinds: [],
    mayHoldGroups: false,
  },
};

const generic: CollectionKind = {
  title: "collection.generic",
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
