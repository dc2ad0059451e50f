import type { Json } from "~/lib/json.ts";

/** What a home page may be composed of. */
export type HomePart =
  | "hero"
  | "offers"
  | "words"
  | "story"
  | "motto"
  | "steps"
  | "values"
  | "prices"
  | "courses"
  | "questions"
  | "hours"
  | "closing";

/** How a section of the home page stands there; a picture only where its arrangement shows one. */
export interface Composed {
  part: HomePart;
  options?: Readonly<Record<string, Json>>;
  image?: "story" | "closing";
}
