import { z } from "zod";
import type { CollectionName } from "~/features/page/schema.ts";
import { ownValue } from "~/lib/own-value.ts";

const pageLayouts = ["start", "about", "services", "contact", "text"] as const;
const itemLayouts = ["portrait", "portraitText", "offer", "voice", "hole"] as const;

/** The layouts that a new page can begin with. */
export const layoutNameSchema = z.enum([...pageLayouts, ...itemLayouts]);
export type LayoutName = z.infer<typeof layoutNameSchema>;

const ofCollection: Readonly<Record<CollectionName, readonly LayoutName[]>> = {
  team: ["portrait", "portraitText"],
  service: ["offer", "text"],
  testimonial: ["voice"],
  map: ["hole"],
};

/** The layouts that suit a new page of this collection, the likeliest first; null: of none. */
export function layoutsFor(collection: string | null): readonly LayoutName[] {
  if (collection === null) return pageLayouts;
  return ownValue(ofCollection, collection) ?? [];
}
