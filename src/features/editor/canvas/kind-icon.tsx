import {
  CirclePlay,
  CircleQuestionMark,
  Columns3,
  Flag,
  GalleryVertical,
  GraduationCap,
  HandHelping,
  Image,
  Images,
  LayoutDashboard,
  LayoutGrid,
  ListOrdered,
  Map,
  MapPin,
  MapPinned,
  Megaphone,
  MessageCircle,
  MousePointerClick,
  Newspaper,
  PanelBottom,
  RectangleVertical,
  SeparatorHorizontal,
  ShoppingBag,
  TextQuote,
  type LucideIcon,
} from "lucide-react";
import type { IconName } from "~/features/blocks/icon-name.ts";

/** The icons that block kinds name; only these are downloaded. */
const icons = {
  CirclePlay,
  CircleQuestionMark,
  Columns3,
  Flag,
  GalleryVertical,
  GraduationCap,
  HandHelping,
  Image,
  Images,
  LayoutDashboard,
  LayoutGrid,
  ListOrdered,
  Map,
  MapPin,
  MapPinned,
  Megaphone,
  MessageCircle,
  MousePointerClick,
  Newspaper,
  PanelBottom,
  RectangleVertical,
  SeparatorHorizontal,
  ShoppingBag,
  TextQuote,
} satisfies Record<IconName, LucideIcon>;

/** The icon of a block kind; a question mark for a kind that this version does not know. */
export function KindIcon({ name = "CircleQuestionMark" }: { name: IconName | undefined }) {
  const Icon = icons[name];
  return <Icon aria-hidden />;
}
