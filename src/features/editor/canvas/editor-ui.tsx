import type { Ui } from "~/features/blocks/ui.ts";
import { EditableButton } from "./editable-button.tsx";
import { EditableCards } from "./editable-cards.tsx";
import { EditableItems } from "./editable-items.tsx";
import { EditableDocument } from "./editable-document.tsx";
import { EditableImage } from "./editable-image.tsx";
import { EditableMediaList } from "./editable-media-list.tsx";
import { EditableRichText } from "./editable-rich-text.tsx";
import { EditableText } from "./editable-text.tsx";
import { EditableVideo } from "./editable-video.tsx";

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
