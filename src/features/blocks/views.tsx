import type { BlockView } from "./define-block.ts";
import { ContactView } from "./kinds/contact/view.tsx";
import { CtaView } from "./kinds/cta/view.tsx";
import { GameSetupView } from "./kinds/gameSetup/view.tsx";
import { HeroView } from "./kinds/hero/view.tsx";
import { ImageBoardView } from "./kinds/imageBoard/view.tsx";
import { ImageCardView } from "./kinds/imageCard/view.tsx";
import { MapContainerView } from "./kinds/mapContainer/view.tsx";
import { PoiManagerView } from "./kinds/poiManager/view.tsx";
import { RichTextBlockView } from "./kinds/richTextBlock/view.tsx";
import { ScoreTrackerView } from "./kinds/scoreTracker/view.tsx";
import { SpacerView } from "./kinds/spacer/view.tsx";
import { TextOnImageView } from "./kinds/textOnImage/view.tsx";
import { VideoPlayerView } from "./kinds/videoPlayer/view.tsx";

/** The view of every block kind by name; a test compares the names with the registry and the folders. */
export const views: Record<string, BlockView> = {
  hero: HeroView,
  textOnImage: TextOnImageView,
  richTextBlock: RichTextBlockView,
  imageBoard: ImageBoardView,
  imageCard: ImageCardView,
  cta: CtaView,
  videoPlayer: VideoPlayerView,
  contact: ContactView,
  spacer: SpacerView,
  gameSetup: GameSetupView,
  scoreTracker: ScoreTrackerView,
  mapContainer: MapContainerView,
  poiManager: PoiManagerView,
};
