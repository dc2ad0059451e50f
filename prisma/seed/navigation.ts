import { saveNavigation } from "~/features/site/service.ts";
import type { ServiceContext } from "~/server/context.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Texts } from "./content.ts";
import { pageId } from "./ids.ts";

export interface NavigationContent {
  key: string;
  label: Texts;
  items: { page: string; label: Texts; isButton?: boolean }[];
}

export async function writeNavigation(ctx: ServiceContext, containers: NavigationContent[]): Promise<void> {
  const siteId = ctx.site.id;
  await saveNavigation(
    ctx,
    containers.map(({ key, label, items }) => ({
      id: deriveId(siteId, `navigation:${key}`),
      label,
      children: items.map((item) => ({
        id: deriveId(siteId, `navigation:${key}:${item.page}`),
        pageId: pageId(siteId, item.page),
        label: item.label,
        appearance: item.isButton ? "button" : "default",
      })),
    })),
  );
}
