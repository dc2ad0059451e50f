import { saveNavigation } from "~/features/site/service.ts";
import type { ServiceContext } from "~/server/context.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Texts } from "./content.ts";
import { pageId } from "./ids.ts";

export interface NavigationContent {
  key: string;
  label: Texts;
  items: (EntryContent & { isButton?: boolean; below?: EntryContent[] })[];
}

interface EntryContent {
  page: string;
  label: Texts;
}

export async function writeNavigation(ctx: ServiceContext, containers: NavigationContent[]): Promise<void> {
  const siteId = ctx.site.id;
  await saveNavigation(
    ctx,
    containers.map(({ key, label, items }) => ({
      id: deriveId(siteId, `navigation:${key}`),
      label,
      children: items.map(({ isButton, below = [], ...item }) => ({
        ...entryOf(siteId, key, item),
        appearance: isButton ? "button" : "default",
        children: below.map((each) => entryOf(siteId, key, each)),
      })),
    })),
  );
}

const entryOf = (siteId: string, container: string, { page, label }: EntryContent) => ({
  id: deriveId(siteId, `navigation:${container}:${page}`),
  pageId: pageId(siteId, page),
  label,
});
