import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import type { BranchData } from "~/features/blocks/data/branch-data.ts";
import type { FieldDefinition } from "~/features/blocks/field-kinds.ts";
import type { Sample, SampleCard, SampleField } from "~/features/blocks/sample.ts";
import type { CardContent, FieldContent, GroupContent } from "~/features/page/commands/group-insert.ts";
import type { Json } from "~/lib/json.ts";
import { isEditorLocale, type Locale } from "~/lib/locales.ts";

export interface SampleSettings {
  blockOf: (kind: string) => BlockDefinition | undefined;
  /** The site's languages, the default one first. */
  locales: readonly Locale[];
  /** The editor's own language: what the default language says where the sample does not speak it. */
  editorLocale: "de" | "fr";
  /** Pictures of the library, in the order in which they are taken; taken again from the first when they run out. */
  pictureIds: readonly string[];
  /** The page that buttons lead to, or null. */
  contactPageId: string | null;
  /** The site's branches, in order. */
  branches?: readonly Pick<BranchData, "id" | "hours">[];
  /** The names of the site's collections. */
  collectionNames?: readonly string[];
}

/** The words and pictures of a sample as a section of this site: its languages, its pictures, its contact page. */
export function contentOfSample(block: BlockDefinition, sample: Sample, settings: SampleSettings): GroupContent {
  let taken = 0;
  const takePicture = () => settings.pictureIds[taken++ % Math.max(settings.pictureIds.length, 1)];
  const card = settings.blockOf(block.childKind ?? "");
  const part = (of: BlockDefinition | undefined, { fields = {}, options = {} }: SampleCard): CardContent => ({
    options: { ...options },
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const definition = of?.fields[name];
        return definition ? [[name, fieldContent(definition, field, settings, takePicture)]] : [];
      }),
    ),
  });
  const { branches = [], collectionNames = [] } = settings;
  const own = part(block, branches.some(({ hours }) => hours !== null) ? withoutHours(sample) : sample);
  const cards = sample.cards?.map((each) => part(card, each));
  const collection = block.options["collection"]?.filter?.collection;
  const isOfCollection = collection !== undefined && collectionNames.includes(collection); // it shows that alone
  const shown: Record<string, Json> =
    sample.showsBranches && branches.length > 0 && !isOfCollection
      ? { locations: branches.map(({ id }) => id), ...("addresses" in block.options && { addresses: true }) }
      : {};
  return { kind: block.kind, ...own, options: { ...own.options, ...shown }, ...(cards && { cards }) };
}

function withoutHours({ asksHours = [], ...sample }: Sample): Sample {
  const left = Object.entries(sample.fields ?? {}).filter(([name]) => !asksHours.includes(name));
  return { ...sample, fields: Object.fromEntries(left) };
}

/** One card of a board's sample, chosen by its place on the board; null where a card that is added begins empty. */
export function contentOfSampleCard(board: BlockDefinition, sample: Sample, index: number, settings: SampleSettings) {
  if (sample.cardsOnce) return null;
  const { cards = [] } = contentOfSample(board, sample, settings);
  const card = cards[index % Math.max(cards.length, 1)];
  return card && board.childKind !== undefined ? { kind: board.childKind, ...card } : null;
}

function fieldContent(
  definition: FieldDefinition,
  field: SampleField,
  { locales, editorLocale, contactPageId }: SampleSettings,
  takePicture: () => string | undefined,
): FieldContent {
  if (field.type === "picture") {
    const isList = definition.type === "mediaList";
    const chosen = Array.from({ length: isList ? 6 : 1 }, takePicture).filter((id) => id !== undefined);
    if (chosen.length === 0) return {};
    return isList ? { mediaIds: [...new Set(chosen)] } : { mediaId: chosen[0] };
  }
  const [first] = locales;
  const spoken = (definition.localized ? locales : locales.slice(0, 1)).flatMap((locale) => {
    const words = isEditorLocale(locale) ? field.texts[locale] : undefined;
    const said = words ?? (locale === first ? field.texts[editorLocale] : undefined);
    return said === undefined ? [] : [[locale, field.type === "richText" ? paragraphs(said) : said] as const];
  });
  const link = { type: "page", page: { id: contactPageId, collection: null } };
  return {
    texts: Object.fromEntries(spoken),
    ...(field.type === "button" && contactPageId !== null && { options: { link } }),
  };
}

/** A formatted text of one paragraph for each part between blank lines. */
function paragraphs(words: string): Json[] {
  return words.split(/\n\s*\n/).map((line) => ({ type: "p", children: [{ text: line }] }));
}
