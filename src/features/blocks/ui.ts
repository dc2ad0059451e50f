import type { ElementType, ReactNode } from "react";
import type {
  ResolvedButton,
  ResolvedGroup,
  ResolvedImage,
  ResolvedRichText,
  ResolvedText,
  ResolvedVideo,
} from "./resolved.ts";

/**
 * The primitives a view is drawn with: plain HTML for visitors (`visitor-ui.tsx`), editable ones for editors
 * (`features/editor`). An empty value draws nothing for visitors and a placeholder for editors.
 */
export interface Ui {
  Text(props: { of: ResolvedText; as: ElementType; className?: string }): ReactNode;
  RichText(props: { of: ResolvedRichText; className?: string }): ReactNode;
  /** `sizes` as in HTML; `priority` for the one picture that is likely the largest on the screen. */
  Image(props: { of: ResolvedImage; sizes: string; className?: string; priority?: boolean }): ReactNode;
  Video(props: { of: ResolvedVideo; className?: string }): ReactNode;
  Button(props: { of: ResolvedButton; className?: string; variant?: "primary" | "secondary" | "quiet" }): ReactNode;
  /** Draws the cards of a board, each wrapped so that an editor can select, add, move and delete them. */
  Children(props: { of: ResolvedGroup; className?: string }): ReactNode;
}

/** What a view may know beyond its group: nothing that a query would have to fetch. */
export interface ViewContext {
  siteId: string;
  locale: string;
  mode: "live" | "edit";
  /** Texts of the site in `locale` (messages), by key. */
  t: (key: string, values?: Record<string, string | number>) => string;
  /** Path of the page with this slug, role or id on this site, or null. */
  pagePath: (page: { slug: string } | { id: string }) => string | null;
  /** Extra data that loaders prepared for a kind, by kind (e.g. the holes of the course). */
  data: Record<string, unknown>;
}
