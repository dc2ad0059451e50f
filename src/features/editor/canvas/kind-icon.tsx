import {
  CirclePlay,
  CircleQuestionMark,
  Flag,
  GalleryVertical,
  Image,
  Images,
  LayoutGrid,
  ListOrdered,
  Map,
  MapPin,
  MapPinned,
  MousePointerClick,
  PanelBottom,
  SeparatorHorizontal,
  TextQuote,
  type LucideIcon,
} from "lucide-react";
import type { IconName } from "~/features/blocks/icon-name.ts";

/** The icons that block kinds name; only these are downloaded. */
const icons = {
  CirclePlay,
  CircleQuestionMark,
  Flag,
  GalleryVertical,
  Image,
  Images,
  LayoutGrid,
  ListOrdered,
  Map,
  MapPin,
  MapPinned,
  MousePointerClick,
  PanelBottom,
  SeparatorHorizontal,
  TextQuote,
} satisfies Record<IconName, LucideIcon>;

/** The icon of a block kind; a question mark for a kind that this version does not know. */
export function KindIcon({ name = "CircleQuestionMark" }: { name: IconName | undefined }) {
  const Icon = icons[name];
  return <Icon aria-hidden />;
}
