"use client";

import { v4 } from "uuid";
import { inOrder } from "~/features/site/domain/in-order.ts";
import { useSiteSession } from "../site/site-context.tsx";

/**
 * The place of a new page in the navigation: last in the chosen container, or else in the first one, which is made for
 * the header when the site has none.
 */
export function useNewEntry() {
  const site = useSiteSession();
  return async (chosen: string | null) => {
    const containers = site.getState().document?.navigation.containers ?? {};
    const first = chosen !== null && Object.hasOwn(containers, chosen) ? chosen : inOrder(containers)[0]?.[0];
    if (first) return { entryId: v4(), containerId: first };
    const containerId = v4();
    site.run("navigation.addContainer", { containerId, area: "header" });
    await site.reload(); // after it was saved
    return { entryId: v4(), containerId };
  };
}
