import { z } from "zod";
import { tabStorage } from "~/lib/browser/safe-storage.ts";

const key = "vitrine.announcement";

const announcementSchema = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["pageCreated", "pageDuplicated"]) }),
  /** `opId` is the operation that took it away, to be taken back. */
  z.object({ type: z.literal("pageDeleted"), opId: z.string() }),
]);

export type Announcement = z.infer<typeof announcementSchema>;

/** Keeps news for the page that is opened next in this tab. */
export function announceOnNextPage(news: Announcement): void {
  tabStorage.set(key, JSON.stringify(news)); // without storage the news is lost, and nothing else
}

/** The news that the last page left, once. */
export function takeAnnouncement(): Announcement | null {
  const kept = tabStorage.get(key);
  tabStorage.remove(key);
  try {
    return announcementSchema.safeParse(JSON.parse(kept ?? "null")).data ?? null;
  } catch {
    return null; // not in this form
  }
}
