import selectorParser, { type Node } from "postcss-selector-parser";

/** What a page must contain for a selector to match: every need, or for a choice one list of needs. */
export type Need =
  | { type: "tag" | "class" | "id"; name: string }
  | { type: "attribute"; name: string; value: string | null }
  | { type: "choice"; options: Need[][] };

const choices = /^:(is|where|matches|any|-webkit-any|-moz-any|has|host|host-context|slotted)$/;
const parse = selectorParser();

/**
 * What a page must contain for each selector of a list to match anything. States (`:hover`), positions and `:not(…)`
 * need nothing, so that a selector is kept rather than lost.
 */
export function needsOf(selectorList: string): { selector: string; needs: Need[] }[] {
  const needed: { selector: string; needs: Need[] }[] = [];
  parse.astSync(selectorList).each((selector) => {
    needed.push({ selector: String(selector).trim(), needs: selector.nodes.flatMap(needOf) });
  });
  return needed;
}

function needOf(node: Node): Need[] {
  switch (node.type) {
    case "tag":
      return [{ type: "tag", name: node.value.toLowerCase() }];
    case "class":
      return [{ type: "class", name: node.value }];
    case "id":
      return [{ type: "id", name: node.value }];
    case "attribute": {
      const isWhole = node.operator === "=" && !node.insensitive;
      return [{ type: "attribute", name: node.attribute.toLowerCase(), value: isWhole ? (node.value ?? "") : null }];
    }
    case "pseudo": {
      if (!choices.test(node.value) || node.nodes.length === 0) return [];
      return [{ type: "choice", options: node.nodes.map((option) => option.nodes.flatMap(needOf)) }];
    }
    default:
      return [];
  }
}
