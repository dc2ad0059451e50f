import type { apiClient } from "../support/api.ts";
import { locales } from "./product.ts";

/** Publishes a page of one section, in German alone, and answers the id of the section. */
export async function publishGermanPage(
  api: ReturnType<typeof apiClient>,
  { name, kind }: { name: string; kind: string },
): Promise<string> {
  const { id } = await api.page.add.mutate({
    collectionName: null,
    lang: "de",
    initialMeta: { name: { de: name }, disallowedLanguages: locales.filter((locale) => locale !== "de") },
    initialGroups: [kind],
  });
  const { document } = await api.page.draft.query({ pageId: id });
  await api.page.publish.mutate({ id });
  return Object.keys(document.groups)[0] ?? "";
}
