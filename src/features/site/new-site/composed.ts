import type { Json } from "~/lib/json.ts";

/** What the home page and the one of services may be composed of. */
export type Part =
  | "hero"
  | "intro"
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

/** How a section stands on its page; a picture only where its arrangement shows one. */
export interface Composed {
  part: Part;
  options?: Readonly<Record<string, Json>>;
  image?: "story" | "closing";
}
