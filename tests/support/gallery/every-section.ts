import { branchDataName } from "~/features/blocks/data/branch-data.ts";
import type { CollectionCards } from "~/features/blocks/data/collection-cards.ts";
import type { Trade } from "~/features/blocks/sample.ts";
import { deriveId } from "~/lib/ids.ts";
import type { SectionContent } from "../../../prisma/seed/content.ts";
import { galleryMedia } from "./media.ts";
import { pictureId } from "./document.ts";
import { sampleSection } from "./samples.ts";
import { boards, business, kinds, lists, people } from "./sections.ts";
import { galleryBranches } from "./site.ts";

const pictures = ["refraction", "workshop", "trays", "testRoom", "sunglasses", "altstadt"];
const roles = { wide: "view", other: "altstadt", third: "workshop", fourth: "refraction", fifth: "trays" };

/**
 * Every kind that a page of any business may show, in its arrangements, to be looked at in each ready look. Left out are
 * the kinds of the golf course (`golfSections`), which draw a game or a map.
 */
export function everySection(trade: Trade): SectionContent[] {
  const section = (kind: Parameters<typeof sampleSection>[0], options = {}) =>
    sampleSection(kind, pictures, options, trade);
  const heroes = (["split", "overlay", "stacked", "type"] as const).flatMap((layout) =>
    (["left", "center"] as const).map((alignment) => section("hero", { layout, alignment, size: "medium" })),
  );
  const leaflets = section("downloads");
  return [
    ...kinds(roles, people),
    ...heroes,
    ...boards(pictures),
    ...lists(pictures, trade),
    ...business(pictures, trade),
    section("bookingContainer"),
    { ...leaflets, cards: leaflets.cards?.map((card) => ({ ...card, fields: { ...card.fields, file: leaflet } })) },
    section("servicesContainer"),
    section("teamContainer", { gridLayout: "avatar", columnLayout: "4" }),
    section("testimonialsContainer", { color: "background" }),
    section("teamDetails"),
    section("testimonialDetails"),
    section("contact", { arrangement: "card" }),
    section("contact", { arrangement: "table", locations: galleryBranches.map(({ id }) => id) }),
    section("contactForm"),
    section("form", { color: "background" }),
    section("aspectSponsorForm"),
  ];
}

const leaflet = { type: "image", picture: "leaflet" } as const;

/** What the sections above find prepared: branches, and collections of six people. */
export async function everySectionData(): Promise<Record<string, unknown>> {
  const media = await galleryMedia([{ kind: "", fields: { images: { type: "image", picture: people.join() } } }]);
  const said = (text: string) => ({ text, lang: null });
  const items = people.map((name) => ({
    id: pictureId(`item ${name}`),
    name: said(name),
    line: said("Augenoptik, Refraktion"),
    text: said("Wer hier arbeitet, hat Zeit: für Fragen, für Umwege und für den dritten Versuch."),
    picture: { media: media[pictureId(name)], alt: name, objectFit: "cover" },
    path: "/de/weg",
  }));
  const id = deriveId(pictureId("collection"), "one");
  const cards = { firstId: id, byId: { [id]: items } } as CollectionCards;
  return {
    [branchDataName]: galleryBranches,
    servicesContainer: cards,
    teamContainer: cards,
    testimonialsContainer: cards,
  };
}
