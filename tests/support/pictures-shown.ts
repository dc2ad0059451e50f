import type { PageContent, SectionContent } from "../../prisma/seed/content.ts";

/** The pictures that a site's pages show, with the key of the page, each as often as it is shown. */
export const picturesShown = (pages: readonly PageContent[]): { key: string; picture: string }[] =>
  pages.flatMap(({ key, sections }) => sections.flatMap(picturesIn).map((picture) => ({ key, picture })));

/** Those of them that were shown before. */
export const shownAgain = (shown: readonly { key: string; picture: string }[]): { key: string; picture: string }[] =>
  shown.filter(({ picture }, at) => shown.findIndex((other) => other.picture === picture) < at);

function picturesIn({ fields = {}, cards = [] }: SectionContent): string[] {
  const own = Object.values(fields).flatMap((field) =>
    field.type === "image" ? [field.picture] : field.type === "images" ? field.pictures : [],
  );
  return [...own, ...cards.flatMap(picturesIn)];
}
