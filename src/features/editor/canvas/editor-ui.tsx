import type { Ui } from "~/features/blocks/ui.ts";
import { EditableButton } from "./buttons/editable-button.tsx";
import { EditableCards } from "./cards/editable-cards.tsx";
import { EditableItems } from "./cards/editable-items.tsx";
import { EditableDocument } from "./media/editable-document.tsx";
import { EditableImage } from "./media/editable-image.tsx";
import { EditableMediaList } from "./media/editable-media-list.tsx";
import { EditableRichText } from "./texts/editable-rich-text.tsx";
import { EditableText } from "./texts/editable-text.tsx";
import { EditableVideo } from "./media/editable-video.tsx";

/** The primitives of the canvas: the same elements and classes as `visitor-ui.tsx`, each editable in its place. */
export const editorUi: Ui = {
  Text: EditableText,
  RichText: EditableRichText,
  Image: EditableImage,
  Video: EditableVideo,
  Document: EditableDocument,
  MediaList: EditableMediaList,
  Button: EditableButton,
  Part: ({ className, children }) => <div className={className}>{children}</div>,
  Children: EditableCards,
  Items: EditableItems,
};
