import {
  AlignEndHorizontal,
  AlignStartHorizontal,
  AlignCenterHorizontal,
  CircleUserRound,
  Columns2,
  GalleryHorizontal,
  Image,
  LayoutDashboard,
  LayoutGrid,
  Maximize,
  Minimize,
  PanelBottom,
  PanelTop,
  PanelsTopLeft,
  PictureInPicture2,
  RectangleVertical,
  Rows2,
  Square,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Type,
  Video,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";

const icons: Record<string, LucideIcon> = {
  "alignment.left": TextAlignStart,
  "alignment.center": TextAlignCenter,
  "alignment.right": TextAlignEnd,
  "verticalAlignment.top": AlignStartHorizontal,
  "verticalAlignment.center": AlignCenterHorizontal,
  "verticalAlignment.bottom": AlignEndHorizontal,
  "shiftedAlignment.default": PanelsTopLeft,
  "shiftedAlignment.mediaAboveText": PanelTop,
  "shiftedAlignment.textAboveMedia": PanelBottom,
  "objectFit.cover": Maximize,
  "objectFit.contain": Minimize,
  "gridLayout.grid": LayoutGrid,
  "gridLayout.masonry": LayoutDashboard,
  "gridLayout.split": Columns2,
  "gridLayout.carousel": GalleryHorizontal,
  "gridLayout.avatar": CircleUserRound,
  "heroLayout.split": Columns2,
  "heroLayout.overlay": PictureInPicture2,
  "heroLayout.stacked": Rows2,
  "heroLayout.type": Type,
  "imageFormat.square": Square,
  "imageFormat.portrait": RectangleVertical,
  "media.image": Image,
  "media.video": Video,
};
const letters: Record<string, string> = { small: "S", medium: "M", large: "L" };

/** The picture of one choice: an icon, a letter for sizes, a corner for positions; null where words say it better. */
export function choiceIcon(type: string, value: string): ReactNode {
  if (type === "size" || type === "textSize") return <span className="vt-choice-letter">{letters[value]}</span>;
  if (type === "columnLayout") return <span className="vt-choice-letter">{value}</span>;
  if (type === "textPosition") return <span className="vt-choice-place" data-place={value} />;
  const Icon = icons[`${type}.${value}`];
  return Icon ? <Icon aria-hidden /> : null;
}
