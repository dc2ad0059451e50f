import { z } from "zod";
import { tabStorage } from "~/lib/browser/safe-storage.ts";
import type { SidePanelName } from "./panel-flags.ts";

const key = "vitrine.panel-scroll";
const keptSchema = z.object({ panel: z.string(), top: z.number() });

/** Keeps how far the open panel is scrolled for the page that is opened next in this tab. */
export function keepScroll(panel: SidePanelName, top: number): void {
  tabStorage.set(key, JSON.stringify({ panel, top }));
}

/** How far this panel was scrolled when the last page was left, once. */
export function takeScroll(panel: SidePanelName): number {
  const kept = tabStorage.get(key);
  tabStorage.remove(key);
  try {
    const { data } = keptSchema.safeParse(JSON.parse(kept ?? "null"));
    return data?.panel === panel ? data.top : 0;
  } catch {
    return 0; // not in this form
  }
}
