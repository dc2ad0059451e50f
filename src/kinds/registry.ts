import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import type { FieldDefinition } from "~/features/blocks/field-kinds.ts";
import { bookingContainerBlock } from "~/features/blocks/kinds/bookingContainer/block.ts";
import { servicesContainerBlock } from "~/features/blocks/kinds/servicesContainer/block.ts";
import { teamContainerBlock } from "~/features/blocks/kinds/teamContainer/block.ts";
import { teamDetailsBlock } from "~/features/blocks/kinds/teamDetails/block.ts";
import { testimonialDetailsBlock } from "~/features/blocks/kinds/testimonialDetails/block.ts";
import { testimonialsContainerBlock } from "~/features/blocks/kinds/testimonialsContainer/block.ts";
import { contactBlock } from "~/features/map/blocks/contact/block.ts";
import { announcementBarBlock } from "~/features/blocks/kinds/announcementBar/block.ts";
import { announcementBubbleBlock } from "~/features/blocks/kinds/announcementBubble/block.ts";
import { jobsBlock } from "~/features/blocks/kinds/jobs/block.ts";
import { jobCardBlock } from "~/features/blocks/kinds/jobCard/block.ts";
import { marketplaceBlock } from "~/features/blocks/kinds/marketplace/block.ts";
import { marketplaceCardBlock } from "~/features/blocks/kinds/marketplaceCard/block.ts";
import { businessSearchBlock } from "~/features/directory/blocks/businessSearch/block.ts";
import { businessCardBlock } from "~/features/blocks/kinds/businessCard/block.ts";
import { reviewSliderBlock } from "~/features/blocks/kinds/reviewSlider/block.ts";
import { reviewCardBlock } from "~/features/blocks/kinds/reviewCard/block.ts";
import { instagramFeedBlock } from "~/features/blocks/kinds/instagramFeed/block.ts";
import { goFeedBlock } from "~/features/blocks/kinds/goFeed/block.ts";
import { multiCtaBlock } from "~/features/blocks/kinds/multiCta/block.ts";
import { serviceBoardBlock } from "~/features/blocks/kinds/serviceBoard/block.ts";
import { serviceCardBlock } from "~/features/blocks/kinds/serviceCard/block.ts";
import { newsFeedBoardBlock } from "~/features/blocks/kinds/newsFeedBoard/block.ts";
import { newsFeedCardBlock } from "~/features/blocks/kinds/newsFeedCard/block.ts";
import { productBoardBlock } from "~/features/blocks/kinds/productBoard/block.ts";
import { productCardBlock } from "~/features/blocks/kinds/productCard/block.ts";
import { stepFeedBoardBlock } from "~/features/blocks/kinds/stepFeedBoard/block.ts";
import { stepFeedCardBlock } from "~/features/blocks/kinds/stepFeedCard/block.ts";
import { imageCollageBlock } from "~/features/blocks/kinds/imageCollage/block.ts";
import { contentSliderBoardBlock } from "~/features/blocks/kinds/contentSliderBoard/block.ts";
import { contentSliderCardBlock } from "~/features/blocks/kinds/contentSliderCard/block.ts";
import { coursesBlock } from "~/features/blocks/kinds/courses/block.ts";
import { faqBlock } from "~/features/blocks/kinds/faq/block.ts";
import { faqCardBlock } from "~/features/blocks/kinds/faqCard/block.ts";
import { priceListBlock } from "~/features/blocks/kinds/priceList/block.ts";
import { priceRowBlock } from "~/features/blocks/kinds/priceRow/block.ts";
import { quoteBlock } from "~/features/blocks/kinds/quote/block.ts";
import { numbersBlock } from "~/features/blocks/kinds/numbers/block.ts";
import { numberCardBlock } from "~/features/blocks/kinds/numberCard/block.ts";
import { downloadsBlock } from "~/features/blocks/kinds/downloads/block.ts";
import { downloadCardBlock } from "~/features/blocks/kinds/downloadCard/block.ts";
import { logosBlock } from "~/features/blocks/kinds/logos/block.ts";
import { logoCardBlock } from "~/features/blocks/kinds/logoCard/block.ts";
import { beforeAfterBlock } from "~/features/blocks/kinds/beforeAfter/block.ts";
import { ctaBlock } from "~/features/blocks/kinds/cta/block.ts";
import { contactFormBlock } from "~/features/forms/blocks/contactForm/block.ts";
import { formBlock } from "~/features/forms/blocks/form/block.ts";
import { formQuestionBlock } from "~/features/forms/blocks/formQuestion/block.ts";
import { aspectSponsorFormBlock } from "~/features/forms/blocks/aspectSponsorForm/block.ts";
import { gameSetupBlock } from "~/features/golf/blocks/gameSetup/block.ts";
import { heroBlock } from "~/features/blocks/kinds/hero/block.ts";
import { imageBoardBlock } from "~/features/blocks/kinds/imageBoard/block.ts";
import { imageCardBlock } from "~/features/blocks/kinds/imageCard/block.ts";
import { mapContainerBlock } from "~/features/map/blocks/mapContainer/block.ts";
import { mapPlaceBlock } from "~/features/map/blocks/mapPlace/block.ts";
import { mediaGalleryBlock } from "~/features/blocks/kinds/mediaGallery/block.ts";
import { openingHoursBlock } from "~/features/blocks/kinds/openingHours/block.ts";
import { poiManagerBlock } from "~/features/map/blocks/poiManager/block.ts";
import { richTextBlock } from "~/features/blocks/kinds/richTextBlock/block.ts";
import { scoreTrackerBlock } from "~/features/golf/blocks/scoreTracker/block.ts";
import { spacerBlock } from "~/features/blocks/kinds/spacer/block.ts";
import { textOnImageBlock } from "~/features/blocks/kinds/textOnImage/block.ts";
import { videoPlayerBlock } from "~/features/blocks/kinds/videoPlayer/block.ts";
import { ownValue } from "~/lib/own-value.ts";

/** Every block kind by name. Pure data: commands, checks and the API read it without loading a view. */
export const blocks = {
  hero: heroBlock,
  announcementBar: announcementBarBlock,
  announcementBubble: announcementBubbleBlock,
  textOnImage: textOnImageBlock,
  richTextBlock,
  imageBoard: imageBoardBlock,
  imageCard: imageCardBlock,
  multiCta: multiCtaBlock,
  serviceBoard: serviceBoardBlock,
  serviceCard: serviceCardBlock,
  newsFeedBoard: newsFeedBoardBlock,
  newsFeedCard: newsFeedCardBlock,
  productBoard: productBoardBlock,
  productCard: productCardBlock,
  stepFeedBoard: stepFeedBoardBlock,
  stepFeedCard: stepFeedCardBlock,
  imageCollage: imageCollageBlock,
  contentSliderBoard: contentSliderBoardBlock,
  contentSliderCard: contentSliderCardBlock,
  courses: coursesBlock,
  jobs: jobsBlock,
  jobCard: jobCardBlock,
  marketplace: marketplaceBlock,
  marketplaceCard: marketplaceCardBlock,
  businessSearch: businessSearchBlock,
  businessCard: businessCardBlock,
  reviewSlider: reviewSliderBlock,
  reviewCard: reviewCardBlock,
  instagramFeed: instagramFeedBlock,
  goFeed: goFeedBlock,
  mediaGallery: mediaGalleryBlock,
  cta: ctaBlock,
  faq: faqBlock,
  faqCard: faqCardBlock,
  priceList: priceListBlock,
  priceRow: priceRowBlock,
  quote: quoteBlock,
  numbers: numbersBlock,
  numberCard: numberCardBlock,
  downloads: downloadsBlock,
  downloadCard: downloadCardBlock,
  logos: logosBlock,
  logoCard: logoCardBlock,
  beforeAfter: beforeAfterBlock,
  openingHours: openingHoursBlock,
  videoPlayer: videoPlayerBlock,
  bookingContainer: bookingContainerBlock,
  servicesContainer: servicesContainerBlock,
  teamContainer: teamContainerBlock,
  teamDetails: teamDetailsBlock,
  testimonialDetails: testimonialDetailsBlock,
  testimonialsContainer: testimonialsContainerBlock,
  contact: contactBlock,
  contactForm: contactFormBlock,
  form: formBlock,
  formQuestion: formQuestionBlock,
  aspectSponsorForm: aspectSponsorFormBlock,
  spacer: spacerBlock,
  gameSetup: gameSetupBlock,
  scoreTracker: scoreTrackerBlock,
  mapContainer: mapContainerBlock,
  mapPlace: mapPlaceBlock,
  poiManager: poiManagerBlock,
} satisfies Record<string, BlockDefinition>;

/** The kinds that this version knows. A new one compiles when it has a declaration here and a view in `each-view.ts`. */
export type Kind = keyof typeof blocks;

export function isKind(name: string): name is Kind {
  return Object.hasOwn(blocks, name);
}

/** The definition of a kind, or undefined for a kind that this version does not know. */
export function blockOf(kind: string): BlockDefinition | undefined {
  return isKind(kind) ? blocks[kind] : undefined;
}

/** The declaration of one field, or undefined for a field or kind that this version does not know. */
export function fieldDefinitionOf(kind: string, fieldName: string): FieldDefinition | undefined {
  const fields = blockOf(kind)?.fields;
  return fields && ownValue(fields, fieldName);
}
