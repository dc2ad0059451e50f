import type { Sample, Trade, TradeSample } from "~/features/blocks/sample.ts";
import { heroSample } from "~/features/blocks/kinds/hero/sample.ts";
import { announcementBarSample } from "~/features/blocks/kinds/announcementBar/sample.ts";
import { announcementBubbleSample } from "~/features/blocks/kinds/announcementBubble/sample.ts";
import { textOnImageSample } from "~/features/blocks/kinds/textOnImage/sample.ts";
import { richTextBlockSample } from "~/features/blocks/kinds/richTextBlock/sample.ts";
import { ctaSample } from "~/features/blocks/kinds/cta/sample.ts";
import { faqSample } from "~/features/blocks/kinds/faq/sample.ts";
import { priceListSample } from "~/features/blocks/kinds/priceList/sample.ts";
import { quoteSample } from "~/features/blocks/kinds/quote/sample.ts";
import { numbersSample } from "~/features/blocks/kinds/numbers/sample.ts";
import { downloadsSample } from "~/features/blocks/kinds/downloads/sample.ts";
import { logosSample } from "~/features/blocks/kinds/logos/sample.ts";
import { beforeAfterSample } from "~/features/blocks/kinds/beforeAfter/sample.ts";
import { openingHoursSample } from "~/features/blocks/kinds/openingHours/sample.ts";
import { multiCtaSample } from "~/features/blocks/kinds/multiCta/sample.ts";
import { imageBoardSample } from "~/features/blocks/kinds/imageBoard/sample.ts";
import { serviceBoardSample } from "~/features/blocks/kinds/serviceBoard/sample.ts";
import { coursesSample } from "~/features/blocks/kinds/courses/sample.ts";
import { jobsSample } from "~/features/blocks/kinds/jobs/sample.ts";
import { marketplaceSample } from "~/features/blocks/kinds/marketplace/sample.ts";
import { businessSearchSample } from "~/features/directory/blocks/businessSearch/sample.ts";
import { reviewSliderSample } from "~/features/blocks/kinds/reviewSlider/sample.ts";
import { instagramFeedSample } from "~/features/blocks/kinds/instagramFeed/sample.ts";
import { goFeedSample } from "~/features/blocks/kinds/goFeed/sample.ts";
import { newsFeedBoardSample } from "~/features/blocks/kinds/newsFeedBoard/sample.ts";
import { productBoardSample } from "~/features/blocks/kinds/productBoard/sample.ts";
import { stepFeedBoardSample } from "~/features/blocks/kinds/stepFeedBoard/sample.ts";
import { imageCollageSample } from "~/features/blocks/kinds/imageCollage/sample.ts";
import { contentSliderBoardSample } from "~/features/blocks/kinds/contentSliderBoard/sample.ts";
import { mediaGallerySample } from "~/features/blocks/kinds/mediaGallery/sample.ts";
import { videoPlayerSample } from "~/features/blocks/kinds/videoPlayer/sample.ts";
import { bookingContainerSample } from "~/features/blocks/kinds/bookingContainer/sample.ts";
import { servicesContainerSample } from "~/features/blocks/kinds/servicesContainer/sample.ts";
import { teamContainerSample } from "~/features/blocks/kinds/teamContainer/sample.ts";
import { teamDetailsSample } from "~/features/blocks/kinds/teamDetails/sample.ts";
import { testimonialDetailsSample } from "~/features/blocks/kinds/testimonialDetails/sample.ts";
import { testimonialsContainerSample } from "~/features/blocks/kinds/testimonialsContainer/sample.ts";
import { contactSample } from "~/features/map/blocks/contact/sample.ts";
import { contactFormSample } from "~/features/forms/blocks/contactForm/sample.ts";
import { formSample } from "~/features/forms/blocks/form/sample.ts";
import { aspectSponsorFormSample } from "~/features/forms/blocks/aspectSponsorForm/sample.ts";
import { gameSetupSample } from "~/features/golf/blocks/gameSetup/sample.ts";
import { scoreTrackerSample } from "~/features/golf/blocks/scoreTracker/sample.ts";
import { mapContainerSample } from "~/features/map/blocks/mapContainer/sample.ts";
import { poiManagerSample } from "~/features/map/blocks/poiManager/sample.ts";
import type { Kind } from "./registry.ts";

/** What a new section of each kind begins with. For editors only, who fetch it with the dialog that adds sections. */
export const samples: Partial<Record<Kind, TradeSample>> = {
  hero: heroSample,
  announcementBar: announcementBarSample,
  announcementBubble: announcementBubbleSample,
  textOnImage: textOnImageSample,
  richTextBlock: richTextBlockSample,
  cta: ctaSample,
  multiCta: multiCtaSample,
  imageBoard: imageBoardSample,
  serviceBoard: serviceBoardSample,
  courses: coursesSample,
  jobs: jobsSample,
  marketplace: marketplaceSample,
  businessSearch: businessSearchSample,
  reviewSlider: reviewSliderSample,
  instagramFeed: instagramFeedSample,
  goFeed: goFeedSample,
  newsFeedBoard: newsFeedBoardSample,
  productBoard: productBoardSample,
  stepFeedBoard: stepFeedBoardSample,
  imageCollage: imageCollageSample,
  contentSliderBoard: contentSliderBoardSample,
  mediaGallery: mediaGallerySample,
  videoPlayer: videoPlayerSample,
  faq: faqSample,
  priceList: priceListSample,
  quote: quoteSample,
  numbers: numbersSample,
  downloads: downloadsSample,
  logos: logosSample,
  beforeAfter: beforeAfterSample,
  openingHours: openingHoursSample,
  bookingContainer: bookingContainerSample,
  servicesContainer: servicesContainerSample,
  teamContainer: teamContainerSample,
  teamDetails: teamDetailsSample,
  testimonialDetails: testimonialDetailsSample,
  testimonialsContainer: testimonialsContainerSample,
  contact: contactSample,
  contactForm: contactFormSample,
  form: formSample,
  aspectSponsorForm: aspectSponsorFormSample,
  gameSetup: gameSetupSample,
  scoreTracker: scoreTrackerSample,
  mapContainer: mapContainerSample,
  poiManager: poiManagerSample,
};

/** What a new section of this kind begins with on a site of this trade; undefined for kinds that begin empty. */
export function sampleOf(kind: string, trade: Trade): Sample | undefined {
  const sample = Object.hasOwn(samples, kind) ? samples[kind as Kind] : undefined;
  return sample?.[trade] ?? sample?.optician;
}
