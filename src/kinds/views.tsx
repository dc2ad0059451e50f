import type { BlockView, ViewOf } from "~/features/blocks/define-block.ts";
import { BookingContainerView } from "~/features/blocks/kinds/bookingContainer/view.tsx";
import { ServicesContainerView } from "~/features/blocks/kinds/servicesContainer/view.tsx";
import { TeamContainerView } from "~/features/blocks/kinds/teamContainer/view.tsx";
import { TeamDetailsView } from "~/features/blocks/kinds/teamDetails/view.tsx";
import { TestimonialDetailsView } from "~/features/blocks/kinds/testimonialDetails/view.tsx";
import { TestimonialsContainerView } from "~/features/blocks/kinds/testimonialsContainer/view.tsx";
import { ContactView } from "~/features/map/blocks/contact/view.tsx";
import { AnnouncementBarView } from "~/features/blocks/kinds/announcementBar/view.tsx";
import { AnnouncementBubbleView } from "~/features/blocks/kinds/announcementBubble/view.tsx";
import { JobsView } from "~/features/blocks/kinds/jobs/view.tsx";
import { JobCardView } from "~/features/blocks/kinds/jobCard/view.tsx";
import { MarketplaceView } from "~/features/blocks/kinds/marketplace/view.tsx";
import { MarketplaceCardView } from "~/features/blocks/kinds/marketplaceCard/view.tsx";
import { BusinessSearchView } from "~/features/directory/blocks/businessSearch/view.tsx";
import { BusinessCardView } from "~/features/blocks/kinds/businessCard/view.tsx";
import { ReviewSliderView } from "~/features/blocks/kinds/reviewSlider/view.tsx";
import { ReviewCardView } from "~/features/blocks/kinds/reviewCard/view.tsx";
import { InstagramFeedView } from "~/features/blocks/kinds/instagramFeed/view.tsx";
import { GoFeedView } from "~/features/blocks/kinds/goFeed/view.tsx";
import { MultiCtaView } from "~/features/blocks/kinds/multiCta/view.tsx";
import { ServiceBoardView } from "~/features/blocks/kinds/serviceBoard/view.tsx";
import { ServiceCardView } from "~/features/blocks/kinds/serviceCard/view.tsx";
import { NewsFeedBoardView } from "~/features/blocks/kinds/newsFeedBoard/view.tsx";
import { NewsFeedCardView } from "~/features/blocks/kinds/newsFeedCard/view.tsx";
import { ProductBoardView } from "~/features/blocks/kinds/productBoard/view.tsx";
import { ProductCardView } from "~/features/blocks/kinds/productCard/view.tsx";
import { StepFeedBoardView } from "~/features/blocks/kinds/stepFeedBoard/view.tsx";
import { StepFeedCardView } from "~/features/blocks/kinds/stepFeedCard/view.tsx";
import { ImageCollageView } from "~/features/blocks/kinds/imageCollage/view.tsx";
import { ContentSliderBoardView } from "~/features/blocks/kinds/contentSliderBoard/view.tsx";
import { ContentSliderCardView } from "~/features/blocks/kinds/contentSliderCard/view.tsx";
import { CoursesView } from "~/features/blocks/kinds/courses/view.tsx";
import { FaqView } from "~/features/blocks/kinds/faq/view.tsx";
import { FaqCardView } from "~/features/blocks/kinds/faqCard/view.tsx";
import { PriceListView } from "~/features/blocks/kinds/priceList/view.tsx";
import { PriceRowView } from "~/features/blocks/kinds/priceRow/view.tsx";
import { QuoteView } from "~/features/blocks/kinds/quote/view.tsx";
import { NumbersView } from "~/features/blocks/kinds/numbers/view.tsx";
import { NumberCardView } from "~/features/blocks/kinds/numberCard/view.tsx";
import { DownloadsView } from "~/features/blocks/kinds/downloads/view.tsx";
import { DownloadCardView } from "~/features/blocks/kinds/downloadCard/view.tsx";
import { LogosView } from "~/features/blocks/kinds/logos/view.tsx";
import { LogoCardView } from "~/features/blocks/kinds/logoCard/view.tsx";
import { BeforeAfterView } from "~/features/blocks/kinds/beforeAfter/view.tsx";
import { OpeningHoursView } from "~/features/blocks/kinds/openingHours/view.tsx";
import { CtaView } from "~/features/blocks/kinds/cta/view.tsx";
import { GameSetupView } from "~/features/golf/blocks/gameSetup/view.tsx";
import { HeroView } from "~/features/blocks/kinds/hero/view.tsx";
import { ImageBoardView } from "~/features/blocks/kinds/imageBoard/view.tsx";
import { ImageCardView } from "~/features/blocks/kinds/imageCard/view.tsx";
import { ContactFormView } from "~/features/forms/blocks/contactForm/view.tsx";
import { FormView } from "~/features/forms/blocks/form/view.tsx";
import { FormQuestionView } from "~/features/forms/blocks/formQuestion/view.tsx";
import { AspectSponsorFormView } from "~/features/forms/blocks/aspectSponsorForm/view.tsx";
import { MapContainerView } from "~/features/map/blocks/mapContainer/view.tsx";
import { MapPlaceView } from "~/features/map/blocks/mapPlace/view.tsx";
import { MediaGalleryView } from "~/features/blocks/kinds/mediaGallery/view.tsx";
import { PoiManagerView } from "~/features/map/blocks/poiManager/view.tsx";
import { RichTextBlockView } from "~/features/blocks/kinds/richTextBlock/view.tsx";
import { ScoreTrackerView } from "~/features/golf/blocks/scoreTracker/view.tsx";
import { SpacerView } from "~/features/blocks/kinds/spacer/view.tsx";
import { TextOnImageView } from "~/features/blocks/kinds/textOnImage/view.tsx";
import { VideoPlayerView } from "~/features/blocks/kinds/videoPlayer/view.tsx";
import { isKind, type Kind } from "./registry.ts";

const views = {
  hero: HeroView,
  textOnImage: TextOnImageView,
  richTextBlock: RichTextBlockView,
  imageBoard: ImageBoardView,
  imageCard: ImageCardView,
  announcementBar: AnnouncementBarView,
  announcementBubble: AnnouncementBubbleView,
  multiCta: MultiCtaView,
  serviceBoard: ServiceBoardView,
  serviceCard: ServiceCardView,
  newsFeedBoard: NewsFeedBoardView,
  newsFeedCard: NewsFeedCardView,
  productBoard: ProductBoardView,
  productCard: ProductCardView,
  stepFeedBoard: StepFeedBoardView,
  stepFeedCard: StepFeedCardView,
  imageCollage: ImageCollageView,
  contentSliderBoard: ContentSliderBoardView,
  contentSliderCard: ContentSliderCardView,
  courses: CoursesView,
  jobs: JobsView,
  jobCard: JobCardView,
  marketplace: MarketplaceView,
  marketplaceCard: MarketplaceCardView,
  businessSearch: BusinessSearchView,
  businessCard: BusinessCardView,
  reviewSlider: ReviewSliderView,
  reviewCard: ReviewCardView,
  instagramFeed: InstagramFeedView,
  goFeed: GoFeedView,
  mediaGallery: MediaGalleryView,
  cta: CtaView,
  faq: FaqView,
  faqCard: FaqCardView,
  priceList: PriceListView,
  priceRow: PriceRowView,
  quote: QuoteView,
  numbers: NumbersView,
  numberCard: NumberCardView,
  downloads: DownloadsView,
  downloadCard: DownloadCardView,
  logos: LogosView,
  logoCard: LogoCardView,
  beforeAfter: BeforeAfterView,
  openingHours: OpeningHoursView,
  videoPlayer: VideoPlayerView,
  bookingContainer: BookingContainerView,
  servicesContainer: ServicesContainerView,
  teamContainer: TeamContainerView,
  teamDetails: TeamDetailsView,
  testimonialDetails: TestimonialDetailsView,
  testimonialsContainer: TestimonialsContainerView,
  contact: ContactView,
  contactForm: ContactFormView,
  form: FormView,
  formQuestion: FormQuestionView,
  aspectSponsorForm: AspectSponsorFormView,
  spacer: SpacerView,
  gameSetup: GameSetupView,
  scoreTracker: ScoreTrackerView,
  mapContainer: MapContainerView,
  mapPlace: MapPlaceView,
  poiManager: PoiManagerView,
} satisfies Record<Kind, BlockView>;

/** The view of a kind, or undefined for a kind that this version does not know. */
export const viewOf: ViewOf = (kind) => (isKind(kind) ? views[kind] : undefined);
