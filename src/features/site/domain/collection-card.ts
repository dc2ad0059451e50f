import { excerptOf } from "~/features/blocks/words/excerpt.ts";
import { typeset } from "~/features/blocks/words/typeset.ts";
import type { CardText, CollectionCard } from "~/features/blocks/data/collection-cards.ts";
import type { ResolvedField, ResolvedGroup } from "~/features/blocks/resolved.ts";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import type { CollectionName, PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** The section that says who a page of a collection is about: on a page of the team what a guest says is not that. */
const detailKinds: Partial<Record<CollectionName, string>> = { team: "teamDetails", testimonial: "testimonialDetails" };

const nothing: CardText = { text: "", lang: null };

interface Languages {
  locale: Locale;
  defaultLocale: Locale;
}

/**
 * A page as the card that leads to it: its details where it has them, else its own name and description; its picture is
 * theirs, or the first one on it. What somebody says is never cut.
 */
export function cardOfPage(
  document: Pick<PageDocument, "id" | "name" | "locales">,
  sections: readonly ResolvedGroup[],
  { path, collection, ...languages }: Languages & { path: string; collection: CollectionName },
): CollectionCard {
  const details = sections.find(({ kind }) => kind === detailKinds[collection]);
  const card = details && cardOfGroup(details);
  const named = pageText(document, "name", languages);
  const text = card?.text.text ? card.text : pageText(document, "description", languages);
  return {
    id: document.id,
    name: card?.name.text
      ? card.name
      : named.text
        ? named
        : { text: document.name, lang: languages.locale === languages.defaultLocale ? null : languages.defaultLocale },
    line: card?.line ?? nothing,
    text: details?.kind === "testimonialDetails" ? text : { ...text, text: excerptOf(text.text) },
    picture: card?.picture ?? firstPicture(sections),
    path,
  };
}

/** A section as a card of its own, told by its fields: a name, a line, what is said, a picture. */
export function cardOfGroup({ id, fields }: ResolvedGroup): CollectionCard {
  const said = (...names: string[]) => names.map((name) => textOf(fields[name])).find(({ text }) => text !== "");
  return {
    id,
    name: said("name", "title") ?? nothing,
    line: said("function", "subtitle", "kicker") ?? nothing,
    text: said("quote", "description", "textBlock") ?? nothing,
    picture: pictureIn(fields["image"]),
    path: null,
  };
}

function textOf(field: ResolvedField | undefined): CardText {
  if (field?.type === "text") return { text: field.text, lang: field.lang };
  if (field?.type === "richText" && field.value) return { text: plainTextOf(field.value), lang: field.lang };
  return nothing;
}

function pageText(
  { locales }: Pick<PageDocument, "locales">,
  key: "name" | "description",
  { locale, defaultLocale }: Languages,
): CardText {
  const own = locales[locale]?.[key];
  if (own) return { text: typeset(own, locale), lang: null };
  const borrowed = locales[defaultLocale]?.[key] ?? "";
  return { text: typeset(borrowed, defaultLocale), lang: borrowed === "" ? null : defaultLocale };
}

function firstPicture(groups: readonly ResolvedGroup[]): CollectionCard["picture"] {
  for (const { fields, children } of groups) {
    const own = Object.values(fields)
      .map(pictureIn)
      .find((picture) => picture !== null);
    const picture = own ?? firstPicture(children);
    if (picture) return picture;
  }
  return null;
}

function pictureIn(field: ResolvedField | undefined): CollectionCard["picture"] {
  if (field?.type !== "image" || !field.media) return null;
  const { media, alt, altLang, objectFit } = field;
  return { media, alt, ...(altLang === undefined ? {} : { altLang }), objectFit };
}
