import type { ReactNode } from "react";
import type { Course } from "../course.ts";
import type { GolfTexts } from "../texts.ts";

/** Where the screens of a round stand on this site. */
export interface GolfPaths {
  root: string;
  start: string;
  edit: string;
  share: string;
  play: string;
  coupon: string;
}

/** What every screen of a round gets from its page: plain data, so that it can cross into the browser. */
export interface ScreenProps {
  texts: GolfTexts;
  paths: GolfPaths;
  locale: string;
  /** In edit mode a screen shows itself without a game and changes nothing. */
  isEditing: boolean;
  course: Course;
}

/** What each course says in its own words, drawn by the page so that editors type it where it stands. */
export interface OwnWords {
  /** Stands above the start button. */
  tagline: ReactNode;
  /** What the winner gets, on the coupon. */
  prize: ReactNode;
}
