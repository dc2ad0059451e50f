import type { HTMLAttributes, DetailedHTMLProps } from "react";

type Part = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The light parts of a page, as React's JSX knows them. */
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "vt-header": Part;
      "vt-menu": Part;
      "vt-search": Part;
      "vt-announcement": Part;
      "vt-booking": Part;
      "vt-carousel": Part;
      "vt-before-after": Part;
      "vt-count": Part;
      "vt-consent": Part;
      "vt-businesses": Part;
      "vt-directory": Part;
      "vt-rows": Part;
      "vt-form-total": Part;
      "vt-found": Part;
      "vt-lightbox": Part;
      "vt-more": Part;
      "vt-slider": Part;
      "vt-split": Part;
      "vt-submenus": Part;
      "vt-ambient-video": Part;
      "vt-video-click": Part;
      "vt-map-link": Part;
      "vt-island": Part;
    }
  }

  interface ButtonHTMLAttributes<T> {
    /** What the button does with the element that `commandfor` names. */
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
