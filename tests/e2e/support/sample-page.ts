import { expect, type Page } from "@playwright/test";
import { contentOfSample } from "../../../src/features/editor/canvas/adding/sample-content.ts";
import type { Json } from "../../../src/lib/json.ts";
import { blockOf } from "../../../src/kinds/registry.ts";
import { sampleOf, samples } from "../../../src/kinds/samples.ts";
import { post } from "./call-api.ts";
import { DraftApi, makePage } from "./draft.ts";

/** What can be added to the optician's site, which has no course of golf. */
export const sampledKinds = Object.keys(samples).filter((kind) => blockOf(kind)?.needsCollection === undefined);

export interface SampleSection {
  kind: string;
  options?: Record<string, Json>;
}

/**
 * A published page whose sections hold what the editor fills new ones with, with pictures of the site's library. Made as
 * whoever is signed in there; answers with its id and its German address.
 */
export async function makeSamplePage(
  page: Page,
  slug: string,
  sections: SampleSection[],
  locales: readonly ("de" | "fr")[] = ["de", "fr"],
): Promise<{ id: string; path: string }> {
  const pictures = await page.evaluate(async () => {
    const answer = await fetch("/api/v1/media?mediaType=image");
    return ((await answer.json()) as { items: { id: string; mimeType: string }[] }).items;
  });
  const settings = {
    blockOf,
    locales,
    editorLocale: "de" as const,
    pictureIds: pictures.filter(({ mimeType }) => mimeType !== "image/svg+xml").map(({ id }) => id),
    contactPageId: null,
  };
  const id = await makePage(page, Object.fromEntries(locales.map((locale) => [locale, slug])), []);
  const draft = new DraftApi(page, id);
  let nextTo: string | null = null;
  const inserts = sections.map(({ kind, options }) => {
    const block = blockOf(kind);
    const sample = sampleOf(kind, "optician");
    if (!block || !sample) throw new Error(`There is no sample of ${kind}`);
    const content = contentOfSample(
      block,
      { ...sample, options: { ...sample.options, ...(options as object) } },
      settings,
    );
    const input = { groupId: crypto.randomUUID(), nextTo, parentId: null, content };
    nextTo = input.groupId;
    return { command: "group.insert", input };
  });
  await draft.editInOrder(inserts);
  expect((await post(page, "page/publish", { id })).status).toBe(200);
  return { id, path: `/de/${slug.toLowerCase()}` };
}
