import type { BlockView, ViewOf } from "~/features/blocks/define-block.ts";
import { ContactView } from "~/features/blocks/kinds/contact/view.tsx";
import { CtaView } from "~/features/blocks/kinds/cta/view.tsx";
import { GameSetupView } from "~/features/golf/blocks/gameSetup/view.tsx";
import { HeroView } from "~/features/blocks/kinds/hero/view.tsx";
import { ImageBoardView } from "~/features/blocks/kinds/imageBoard/view.tsx";
import { ImageCardView } from "~/features/blocks/kinds/imageCard/view.tsx";
import { MapContainerView } from "~/features/map/blocks/mapContainer/view.tsx";
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
  mediaGallery: MediaGalleryView,
  cta: CtaView,
  videoPlayer: VideoPlayerView,
  contact: ContactView,
  spacer: SpacerView,
  gameSetup: GameSetupView,
  scoreTracker: ScoreTrackerView,
  mapContainer: MapContainerView,
  poiManager: PoiManagerView,
} satisfies Record<Kind, BlockView>;

/** The view of a kind, or undefined for a kind that this version does not know. */
export const viewOf: ViewOf = (kind) => (isKind(kind) ? views[kind] : undefined);
