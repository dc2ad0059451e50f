import { isSlug } from "../domain/slug.ts";
import { runWith } from "./run-with.ts";

/**
 * Carries out one operation on a page at once, as the server will after it: both get the same document. The letters of
 * all alphabets weigh too much for every visit of the editor, so an address comes here in its form already, and one
 * that does not is refused.
 */
export const runInBrowser = runWith((text) => (isSlug(text) ? text : ""));
