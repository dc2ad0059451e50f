import { describe, expect, it } from "vitest";
import type { BlockCategory, BlockDefinition } from "~/features/blocks/define-block.ts";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { blocks, blockOf } from "./registry.ts";

/** One kind as it is specified: where it is added, its card, its fields, and its options with their defaults. */
interface Specified {
  category: BlockCategory | null;
  card?: string;
  isForMembers?: true;
  fields: string;
  options: Readonly<Record<string, unknown>>;
}

const head = "kicker title description button";
const look = { color: "transparent", alignment: "left", textSize: "medium" };
const board = { gridLayout: "grid", columnLayout: "3", imageFormat: "square", ...look };
/** Beyond what is specified: boards whose cards can be arranged otherwise. */
const arranged = { ...board, arrangement: "even", numbered: false, excerpt: false };
const feedBoard = { source: "own", feed: "", ...board };
const collection = { collection: null, ...board };
const off = (names: string) => Object.fromEntries(names.split(" ").map((name) => [name, false]));
const cardLook = { color: "transparent" };
const person = "name phone email button";
const form = "kicker title description submitLabel subdescription sentText";

const specified: Record<string, Specified> = {
  multiCta: {
    category: "content",
    fields:
      "kicker image title description button secondImage secondaryTitle secondaryDescription secondaryButton thirdImage tertiaryTitle tertiaryDescription tertiaryButton subdescription",
    options: { ...look, color: "background", verticalAlignment: "top" },
  },
  serviceBoard: { category: "content", card: "serviceCard", fields: head, options: arranged },
  serviceCard: { category: null, fields: "image title description duration cost button", options: cardLook },
  newsFeedBoard: { category: "content", card: "newsFeedCard", fields: head, options: feedBoard },
  newsFeedCard: { category: null, fields: "image kicker title description button", options: cardLook },
  productBoard: { category: "content", card: "productCard", fields: head, options: arranged },
  productCard: { category: null, fields: "image kicker title cost description button", options: cardLook },
  stepFeedBoard: {
    category: "content",
    card: "stepFeedCard",
    fields: head,
    options: { columnLayout: "3", imageFormat: "square", ...look },
  },
  stepFeedCard: { category: null, fields: "image title duration description button", options: {} },
  imageCollage: {
    category: "content",
    fields: `${head} image secondImage thirdImage fourthImage fifthImage sixthImage`,
    options: { ...look, alignment: "right", verticalAlignment: "center" },
  },
  courses: { category: "team", card: "serviceCard", fields: head, options: look },
  form: { category: "team", card: "formQuestion", fields: form, options: look },
  announcementBar: {
    category: "start",
    fields: "textBlock button",
    options: { color: "primary", alignment: "center", textSize: "medium" },
  },
  announcementBubble: {
    category: "start",
    fields: "image kicker textBlock button",
    options: { ...look, color: "secondary" },
  },
  teamContainer: { category: "collections", fields: `${head} groupImage`, options: collection },
  servicesContainer: { category: "collections", fields: head, options: collection },
  testimonialsContainer: { category: "collections", fields: head, options: collection },
  teamDetails: {
    category: "collections",
    fields:
      "image name function description secondaryDescription tertiaryDescription quaternaryDescription quote phone email button",
    options: { ...look, imageFormat: "portrait" },
  },
  testimonialDetails: {
    category: "collections",
    fields: "quote name function image description",
    options: { ...look, alignment: "center" },
  },
  contentSliderBoard: {
    category: "content",
    card: "contentSliderCard",
    fields: "",
    options: { size: "large", alignment: "left", textSize: "medium" },
  },
  contentSliderCard: {
    category: null,
    fields: `backgroundImage ${head}`,
    options: { color: "primary", verticalAlignment: "bottom" },
  },
  bookingContainer: { category: "various", fields: head, options: { booking: null, ...look, color: "secondary" } },
  mediaGallery: { category: "content", fields: "kicker title images", options: { columnLayout: "3", ...look } },
  reviewSlider: { category: "content", card: "reviewCard", fields: head, options: look },
  instagramFeed: {
    category: "content",
    fields: `${head} images`,
    options: { source: "own", account: "", columnLayout: "3", ...look },
  },
  contactForm: {
    category: "various",
    fields: form,
    options: {
      ...look,
      ...off("glassDetermination healthCheck eyeAnalysis learnerVisionTest lensFitting lensCheck lensSubscription"),
      ...off("frequentlensDirect glassesConsultation glassesService sunglassesConsultation myopiaManagement other"),
    },
  },
  aspectSponsorForm: {
    category: "various",
    isForMembers: true,
    fields: `${form} closedText`,
    options: {
      ...look,
      ...off("bookingClosed hauptsponsor standprasenz6m standprasenz9m stehlunch nachmittagpause"),
      ...off("vormittagspause stehlunch2"),
    },
  },
  businessSearch: { category: "team", card: "businessCard", isForMembers: true, fields: head, options: look },
  marketplace: { category: "team", card: "marketplaceCard", isForMembers: true, fields: head, options: look },
  jobs: { category: "team", card: "jobCard", fields: head, options: look },
  goFeed: { category: "various", card: "newsFeedCard", isForMembers: true, fields: head, options: feedBoard },

  // The rows of the lists among them.
  formQuestion: { category: null, fields: "label help choices", options: { answer: "text", required: false } },
  reviewCard: { category: null, fields: "quote name subtitle", options: { rating: 5 } },
  businessCard: {
    category: null,
    fields: `title street city image openingHours ${person}`,
    options: off("gesundheitsoptik frequentlens"),
  },
  marketplaceCard: {
    category: null,
    fields: `title cost image description ${person}`,
    options: {
      listingKind: "offering",
      itemType: "object",
      ...off("askingPrice toBePickedUp subjectToPostage"),
    },
  },
  jobCard: { category: null, fields: `title workQuota city image description ${person}`, options: {} },
};

/** The values to choose from, by the type of an option; the best list stands beside the specified score views. */
const choices: Record<string, string> = {
  alignment: "left center right",
  verticalAlignment: "top center bottom",
  shiftedAlignment: "default mediaAboveText textAboveMedia",
  colorSwatches: "transparent primary secondary background header",
  objectFit: "cover contain",
  gridLayout: "grid masonry split carousel avatar",
  textSize: "small medium large",
  size: "small medium large",
  columnLayout: "3 4 5",
  imageFormat: "square portrait",
  textPosition: "topLeft topRight bottomLeft bottomRight centerLeft centerRight",
  media: "image video",
  scoreOptions: "card table records",
  itemType: "frame object job",
  listingKind: "offering searching",
};

/** Every section that can be added, and the cards that are. */
const addable =
  "hero cta multiCta richTextBlock bookingContainer teamContainer servicesContainer testimonialsContainer teamDetails testimonialDetails imageBoard imageCard serviceBoard serviceCard contact goFeed announcementBar announcementBubble textOnImage newsFeedBoard newsFeedCard productBoard productCard stepFeedBoard stepFeedCard imageCollage videoPlayer spacer mediaGallery instagramFeed reviewSlider contactForm mapContainer contentSliderBoard contentSliderCard gameSetup scoreTracker poiManager businessSearch marketplace jobs courses form aspectSponsorForm";
const fieldKinds =
  "title secondaryTitle tertiaryTitle kicker subtitle description secondaryDescription tertiaryDescription quaternaryDescription subdescription textBlock button secondaryButton tertiaryButton image secondImage thirdImage fourthImage fifthImage sixthImage backgroundImage groupImage video name function quote email cost duration";
const optionTypes =
  "text checkbox alignment verticalAlignment shiftedAlignment colorSwatches objectFit gridLayout number textSize size columnLayout link bookingLink imageFormat textPosition gameOptions scoreOptions media poi mapRoute location bulkUploader";

const definitions: BlockDefinition[] = Object.values(blocks);
const optionsOf = (block: BlockDefinition): [string, OptionDefinition][] => [
  ...Object.entries(block.options),
  ...Object.values(block.fields).flatMap(({ options }) => Object.entries(options)),
];
const words = (list: string) => list.split(" ").filter(Boolean);

describe.each(Object.entries(specified))("%s", (kind, { category, card, isForMembers, fields, options }) => {
  const block = blockOf(kind);

  it("stands where it is specified, with its card, for whom it is", () => {
    expect(block).toMatchObject({ kind, category });
    expect([block?.childKind, block?.membersOnly]).toEqual([card, isForMembers]);
  });

  it("has exactly these fields", () =>
    expect(Object.keys(block?.fields ?? {}).toSorted()).toEqual(words(fields).toSorted()));

  it("has exactly these options, with these defaults", () => {
    const defaults = Object.entries(block?.options ?? {}).map(([name, option]) => [name, option.default]);
    expect(Object.fromEntries(defaults)).toEqual(options);
  });
});

describe("all kinds together", () => {
  it("are those that can be added", () =>
    expect(words(addable).filter((kind) => blockOf(kind) === undefined)).toEqual([]));

  it("have every kind of field, with all of its ordinals", () => {
    const names = new Set(definitions.flatMap(({ fields }) => Object.keys(fields)));
    expect(words(fieldKinds).filter((name) => !names.has(name))).toEqual([]);
  });

  it("have every type of option", () => {
    const types = new Set<string>(definitions.flatMap((block) => optionsOf(block).map(([, { type }]) => type)));
    expect(words(optionTypes).filter((type) => !types.has(type))).toEqual([]);
  });

  it("offer exactly the values of each type", () => {
    for (const block of definitions)
      for (const [name, { type, choices: offered }] of optionsOf(block)) {
        const values = choices[type];
        if (values) expect(offered?.map(({ value }) => value).join(" "), `${block.kind} ${name}`).toBe(values);
      }
  });

  it("take a number within its limits only", () => {
    for (const block of definitions)
      for (const [name, { range, schema }] of optionsOf(block)) {
        if (!range) continue;
        const taken = [range.minimum - 1, range.minimum, range.maximum, range.maximum + 1, range.minimum + 0.5];
        expect(
          taken.map((value) => schema.safeParse(value).success),
          `${block.kind} ${name}`,
        ).toEqual([false, true, true, false, false]);
      }
    expect(blockOf("reviewCard")?.options["rating"]?.range).toEqual({ minimum: 1, maximum: 5 });
  });
});
