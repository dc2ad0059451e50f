import type { ViewOf } from "../define-block.ts";
import { isFilled } from "../is-filled.ts";
import type { Ui, ViewContext } from "../ui.ts";
import { drawnButton } from "./drawn-button.tsx";
import { drawnCards } from "./drawn-cards.tsx";
import { drawnDocument } from "./drawn-document.tsx";
import { drawnImage } from "./drawn-image.tsx";
import { drawnItems } from "./drawn-items.tsx";
import { drawnMediaList } from "./drawn-media-list.tsx";
import { drawnRichText } from "./drawn-rich-text.tsx";
import { drawnText } from "./drawn-text.tsx";
import { drawnVideo } from "./drawn-video.tsx";

/**
 * The primitives for visitors: plain HTML, no hooks, usable in server components. What is empty draws nothing.
 * A text that stands in for a missing translation says its language. Cards are drawn by the view that `viewOf` names.
 */
export function visitorUi(context: ViewContext, viewOf: ViewOf): Ui {
  const ui: Ui = {
    Text: (props) => drawnText(props, context),
    RichText: (props) => drawnRichText(props, context),
    Image: drawnImage,
    Video: (props) => drawnVideo(props, context),
    Document: (props) => drawnDocument(props, context),
    MediaList: drawnMediaList,
    Button: (props) => drawnButton(props, context),
    Part: ({ of, className, children }) => (of.some(isFilled) ? <div className={className}>{children}</div> : null),
    Children: (props) => drawnCards(props, { ui, context, viewOf }),
    Items: drawnItems,
  };
  return ui;
}
