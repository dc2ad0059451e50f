/** The lucide icons that block kinds are shown with; editors download these and no others. */
export type IconName =
  | "CirclePlay"
  | "CircleQuestionMark"
  | "Flag"
  | "GalleryVertical"
  | "Image"
  | "Images"
  | "LayoutGrid"
  | "ListOrdered"
  | "Map"
  | "MapPin"
  | "MapPinned"
  | "MousePointerClick"
  | "PanelBottom"
  | "SeparatorHorizontal"
  | "TextQuote";
