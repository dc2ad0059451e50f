import { z } from "zod";
import { tabStorage } from "~/lib/browser/safe-storage.ts";

const key = (pageId: string) => `vitrine.menu.${pageId}`;
const rememberedSchema = z.object({
  item: z.object({ groupId: z.string(), fieldName: z.string().nullable() }).nullable(),
  place: z.object({ x: z.number(), y: z.number() }).nullable(),
});
type RememberedMenu = z.infer<typeof rememberedSchema>;

/** The item whose menu is open and where the menu was dragged to, kept for this session. */
export function remember(pageId: string, menu: Partial<RememberedMenu>): void {
  tabStorage.set(key(pageId), JSON.stringify({ ...remembered(pageId), ...menu }));
}

export function remembered(pageId: string): RememberedMenu {
  const nothing = { item: null, place: null };
  try {
    return rememberedSchema.parse(JSON.parse(tabStorage.get(key(pageId)) ?? "null"));
  } catch {
    return nothing; // nothing kept yet, or not in this form
  }
}
