import type { ElementType, ReactNode } from "react";
import type { ViewTexts, ViewTranslate } from "~/i18n/view-texts.ts";
import type {
  ResolvedButton,
  ResolvedDocument,
  ResolvedField,
  ResolvedGroup,
  ResolvedImage,
  ResolvedMediaList,
  ResolvedRichText,
  ResolvedText,
  ResolvedVideo,
} from "./resolved.ts";

/**
 * The primitives a view is drawn with: plain HTML for visitors (`visitor/visitor-ui.tsx`), editable ones for editors
 * (`features/editor`). An empty value draws nothing for visitors and a placeholder for editors. Both draw the same
 * elements with the same classes (named at each primitive), so that one style sheet serves both.
 */
export interface Ui {
  /**
   * One element `as`. When `of.link` is set and `as` is "a", the element is that link. Where nothing was written,
   * visitors read `standIn`, and editors see it as the placeholder; a field that is hidden stays empty. An `isExcerpt`
   * is cut for visitors after 200 characters.
   */
  Text(props: {
    of: ResolvedText;
    as: ElementType;
    className?: string;
    standIn?: string;
    isExcerpt?: boolean;
  }): ReactNode;
  /** `div.richtext` holding p, h1–h6 with `data-level`, ul and a (see `features/richtext/rich-text.tsx`). */
  RichText(props: { of: ResolvedRichText; className?: string }): ReactNode;
  /** `img.image`, inside `a.image-link` when it has a link. `sizes` as in HTML; `priority` for the one picture that is likely the largest on the screen. */
  Image(props: { of: ResolvedImage; sizes: string; className?: string; priority?: boolean }): ReactNode;
  /**
   * `div.video` with a player or a picture to click. `ambient` is a silent moving background (own files only;
   * for visitors a picture stands in place of every other film, drawn as by `Image`); `poster` stands before the film
   * starts, in place of the video's own stored picture.
   */
  Video(props: {
    of: ResolvedVideo;
    className?: string;
    ambient?: boolean;
    /** How wide it is drawn, as in HTML; as wide as the page when nothing is said. */
    sizes?: string;
    poster?: ResolvedImage;
    priority?: boolean;
  }): ReactNode;
  /** `span.document` with the format and the weight of the file; in the editor it is where a file is chosen. */
  Document(props: { of: ResolvedDocument; className?: string }): ReactNode;
  /**
   * `ul.media-list > li`, each with a picture as by `Image`; where `enlargeLabel` names it, in a link `a.enlarges` to its
   * largest copy (see `Lightbox`), for visitors alone.
   */
  MediaList(props: {
    of: ResolvedMediaList;
    sizes: (picture: ResolvedImage) => string;
    className?: string;
    enlargeLabel?: (picture: ResolvedImage, number: number) => string;
  }): ReactNode;
  /** `a.button` with `data-variant`. */
  Button(props: { of: ResolvedButton; className?: string; variant?: "primary" | "secondary" | "quiet" }): ReactNode;
  /** A `div` around these fields: for visitors only where one of them is filled, so that what is empty takes no room. */
  Part(props: { of: readonly ResolvedField[]; className?: string; children: ReactNode }): ReactNode;
  /**
   * The cards of a board as `ul.cards > li.cards__item` (`ol` where they are steps), wrapped so that an editor can select, add
   * and move them. A list that `isTrack` scrolls by itself: visitors' keys move it before any script has run.
   */
  Children(props: { of: ResolvedGroup; className?: string; isOrdered?: boolean; isTrack?: boolean }): ReactNode;
  /**
   * The items of a collection as `ul.cards > li.cards__item`, wrapped so that an editor can order and add them; `id` is
   * that of the page or group that an item stands for. `isTrack` as for `Children`.
   */
  Items(props: { of: ResolvedGroup; items: readonly ShownItem[]; className?: string; isTrack?: boolean }): ReactNode;
}

export type UiProps<Primitive extends keyof Ui> = Parameters<Ui[Primitive]>[0];

/** One item of a collection, drawn. */
export interface ShownItem {
  id: string;
  content: ReactNode;
}

/** What a view may know beyond its group: nothing that a query would have to fetch. */
export interface ViewContext {
  siteId: string;
  pageId: string;
  locale: string;
  /** By which the site dates what it shows: an IANA name. */
  timeZone: string;
  mode: "live" | "edit";
  /** Islands leave a mark, which the finishing of visitors' pages fills; anywhere else they are drawn as components. */
  areIslandsMarked?: boolean;
  /** Says the views' texts in `locale`, by key. */
  t: ViewTranslate;
  /** The same texts as plain data, for what runs in the browser. */
  texts: ViewTexts;
  /** Path of the page with this slug, role or id on this site, or null. */
  pagePath: (page: { slug: string } | { id: string }) => string | null;
  /** Extra data that loaders prepared for a kind, by kind (e.g. the holes of the course). */
  data: Record<string, unknown>;
}
