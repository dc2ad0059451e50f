import {
  CirclePlay,
  CircleQuestionMark,
  Flag,
  GalleryVertical,
  Image,
  LayoutGrid,
  ListOrdered,
  Map,
  MapPin,
  MapPinned,
  MousePointerClick,
  PanelBottom,
  SeparatorHorizontal,
  TextQuote,
  Trophy,
  Users,
  type LucideIcon,
} from "lucide-react";

/** The icons that block kinds name; only these are downloaded. */
const icons: Record<string, LucideIcon> = {
  CirclePlay,
  Flag,
  GalleryVertical,
  Image,
  LayoutGrid,
  ListOrdered,
  Map,
  MapPin,
  MapPinned,
  MousePointerClick,
  PanelBottom,
  SeparatorHorizontal,
  TextQuote,
  Trophy,
  Users,
};

/** The icon of a block kind by its lucide name; a question mark for a name that is not known. */
export function KindIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(icons, name) && icons[name]) || CircleQuestionMark;
  return <Icon aria-hidden />;
}
