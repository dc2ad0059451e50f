import { Parser } from "htmlparser2";
import type { Need } from "./selector-needs.ts";

/** What selectors can find on a page. */
export interface PageWords {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** The values of each attribute. */
  attributes: Map<string, Set<string>>;
  /** Every character of the page's HTML, once. */
  characters: ReadonlySet<string>;
  /** Style attributes, in which custom properties and typefaces are named. */
  styles: string;
  /** Words in the code of the page's islands, which may draw what is not there yet. */
  code: ReadonlySet<string>;
}

/** Attributes that the loader's elements and the browser itself change. */
const changing =
  /^(aria-[a-z]+|open|hidden|disabled|checked|required|readonly|tabindex|href|src|style|class|data-(animated|chosen|end|letter|open|overflow|scroll|shown|state))$/;

/** Everything on a page that a selector can ask for. `code` are the words of the scripts that draw more. */
export function wordsOf(html: string, code: ReadonlySet<string>): PageWords {
  const words: PageWords = {
    tags: new Set(["html", "head", "body"]),
    classes: new Set(),
    ids: new Set(),
    attributes: new Map(),
    characters: new Set(html),
    styles: "",
    code,
  };
  const styles: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      words.tags.add(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        const values = words.attributes.get(attribute) ?? new Set();
        words.attributes.set(attribute, values.add(value));
        if (attribute === "class") for (const each of value.split(/\s+/)) words.classes.add(each);
        if (attribute === "id") words.ids.add(value);
        if (attribute === "style") styles.push(value);
      }
    },
  });
  parser.end(html);
  words.styles = styles.join(";");
  return words;
}

/** Whether something on the page, or what its scripts can make of it, meets every need. */
export function meets(words: PageWords, needs: Need[]): boolean {
  return needs.every((need) => meetsOne(words, need));
}

function meetsOne(words: PageWords, need: Need): boolean {
  const { code } = words;
  switch (need.type) {
    case "choice":
      return need.options.some((option) => meets(words, option));
    case "tag":
      return words.tags.has(need.name) || code.has(need.name);
    case "class":
      return words.classes.has(need.name) || code.has(need.name);
    case "id":
      return words.ids.has(need.name) || code.has(need.name);
    case "attribute": {
      const { name, value } = need;
      if (changing.test(name) || code.has(name)) return true;
      const values = words.attributes.get(name);
      return values !== undefined && (value === null || values.has(value));
    }
  }
}
