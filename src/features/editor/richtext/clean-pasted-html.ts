import { flatLists } from "./flat-lists.ts";
import { tableRows } from "./table-rows.ts";
import { wordLists } from "./word-lists.ts";

/** What holds no words of a text. */
const wordless = "script, style, noscript, template, title, meta, link, iframe, object, svg, head";

/**
 * HTML from the clipboard as the text editor should read it: without scripts and styles, whose words are nobody's, and
 * with real lists of one level where Word writes paragraphs with bullets and numbers in front, and a line for each row of
 * a table.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html"); // runs nothing of it
  for (const element of body.querySelectorAll(wordless)) element.remove();
  wordLists(body);
  flatLists(body);
  tableRows(body);
  return body.innerHTML;
}
