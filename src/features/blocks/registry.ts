import type { BlockDefinition } from "./define-block.ts";
import type { FieldDefinition } from "./field-kinds.ts";
import { contactBlock } from "./kinds/contact/block.ts";
import { ctaBlock } from "./kinds/cta/block.ts";
import { gameSetupBlock } from "./kinds/gameSetup/block.ts";
import { heroBlock } from "./kinds/hero/block.ts";
import { imageBoardBlock } from "./kinds/imageBoard/block.ts";
import { imageCardBlock } from "./kinds/imageCard/block.ts";
import { mapContainerBlock } from "./kinds/mapContainer/block.ts";
import { poiManagerBlock } from "./kinds/poiManager/block.ts";
import { richTextBlock } from "./kinds/richTextBlock/block.ts";
import { scoreTrackerBlock } from "./kinds/scoreTracker/block.ts";
import { spacerBlock } from "./kinds/spacer/block.ts";
import { textOnImageBlock } from "./kinds/textOnImage/block.ts";
import { videoPlayerBlock } from "./kinds/videoPlayer/block.ts";

/** Every block kind by name. Pure data: commands, checks and the API read it without loading a view. */
export const blocks: Record<string, BlockDefinition> = {
  hero: heroBlock,
  textOnImage: textOnImageBlock,
  richTextBlock,
  imageBoard: imageBoardBlock,
  imageCard: imageCardBlock,
  cta: ctaBlock,
  videoPlayer: videoPlayerBlock,
  contact: contactBlock,
  spacer: spacerBlock,
  gameSetup: gameSetupBlock,
  scoreTracker: scoreTrackerBlock,
  mapContainer: mapContainerBlock,
  poiManager: poiManagerBlock,
};

/** The definition of a kind, or undefined for a kind that this version does not know. */
export function blockOf(kind: string): BlockDefinition | undefined {
  return Object.hasOwn(blocks, kind) ? blocks[kind] : undefined;
}

/** The declaration of one field, or undefined for a field or kind that this version does not know. */
export function fieldDefinitionOf(kind: string, fieldName: string): FieldDefinition | undefined {
  const fields = blockOf(kind)?.fields;
  return fields && Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined;
}
