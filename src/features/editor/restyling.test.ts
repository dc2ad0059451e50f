import { readdirSync, readFileSync } from "node:fs";
import postcss, { type Rule } from "postcss";
import selectorParser, { type Node, type Selector } from "postcss-selector-parser";
import { expect, it } from "vitest";

/**
 * A browser keeps rules under the names that they look for, and asks those of one name alone when something changes. A
 * rule that looks for anything at all behind a sibling or a `:has(…)` makes it style all that the change could reach:
 * on a long page under edit, a hundred sections at every key. What is anything below a state that all elements may have
 * is all below whatever comes into that state; and what stands below a section that looks at its neighbours is that of
 * every section, as soon as one comes or goes.
 */
function faultsOf(selector: Selector): string[] {
  const parts = partsOf(selector);
  const last = parts.at(-1)?.nodes ?? [];
  return parts.flatMap(({ nodes, combinator }, index) => {
    const before = parts[index - 1]?.nodes ?? [];
    const isAnyNextToAny = /[+~]/.test(combinator) && before.length > 0 && isAnything(before); // none: relative, in a `:has(…)`
    const isAnyNextToState = /[+~]/.test(combinator) && isAnything(nodes) && before.some(hasNamelessNot);
    const isAnyUnderHas = index < parts.length - 1 && nodes.some(asksHas) && isAnything(last);
    const isAnyUnderState = index < parts.length - 1 && nodes.some(asksState) && isAnything(last);
    const isUnderNeighbour = index < parts.length - 1 && nodes.some(isSection) && nodes.some(asksNeighbour);
    return isAnyNextToAny || isAnyNextToState || isAnyUnderHas || isAnyUnderState || isUnderNeighbour
      ? [String(selector).trim()]
      : [];
  });
}

/** The selector cut at its combinators, each part with the one before it. */
function partsOf(selector: Selector): { nodes: Node[]; combinator: string }[] {
  const parts: { nodes: Node[]; combinator: string }[] = [{ nodes: [], combinator: "" }];
  for (const node of selector.nodes) {
    if (node.type === "combinator") parts.push({ nodes: [], combinator: node.value });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

/** Whether a part of a selector names no class, attribute, id or element. */
function isAnything(nodes: readonly Node[]): boolean {
  return !nodes.some((node) => {
    if (node.type !== "pseudo" || !/^:(is|where)$/.test(node.value))
      return /^(class|id|attribute|tag)$/.test(node.type);
    return node.nodes.every((choice) => !isAnything(partsOf(choice).at(-1)?.nodes ?? []));
  });
}

function hasNamelessNot(node: Node): boolean {
  return node.type === "pseudo" && node.value === ":not" && node.nodes.some((choice) => isAnything(choice.nodes));
}

/** Whether it asks for a state that elements of every kind get and lose. */
function asksState(node: Node): boolean {
  return node.type === "attribute"
    ? /^(aria-.*|hidden|inert|disabled|open)$/.test(node.attribute)
    : node.type === "pseudo" && node.nodes.some((choice) => choice.nodes.some(asksState));
}

function asksHas(node: Node): boolean {
  return node.type === "pseudo" && (node.value === ":has" || node.nodes.some((choice) => choice.nodes.some(asksHas)));
}

function isSection(node: Node): boolean {
  return node.type === "class"
    ? node.value === "section"
    : node.type === "pseudo" && node.nodes.some((choice) => choice.nodes.some(isSection));
}

/** Whether it asks, in a `:has(…)`, for what stands behind the element itself. */
function asksNeighbour(node: Node): boolean {
  if (node.type !== "pseudo") return false;
  const isHas = node.value === ":has";
  return node.nodes.some((choice) => (isHas && /^\s*[+~]/.test(String(choice))) || choice.nodes.some(asksNeighbour));
}

/** Whether a rule is one of those that are looked at: the steps of an animation have no selectors. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === "atrule" && "name" in parent && parent.name === "keyframes";
}

/** A rule's selectors with those of the rules around it. */
function wholeOf(rule: Rule): string {
  let around: Rule["parent"] | Document = rule.parent;
  while (around && around.type !== "rule") around = around.parent as typeof around;
  if (!around) return rule.selector;
  const outer = `:is(${wholeOf(around)})`;
  return rule.selectors
    .map((selector) => (selector.includes("&") ? selector.replaceAll("&", outer) : `${outer} ${selector}`))
    .join(", ");
}

function faultsIn(css: string): string[] {
  const faults: string[] = [];
  const parser = selectorParser((list) =>
    list.walk((node) => {
      if (node.type === "selector") faults.push(...faultsOf(node));
    }),
  );
  postcss.parse(css).walkRules((rule) => {
    const whole = wholeOf(rule);
    if (!isStep(rule) && /[+~]|:has|\[/.test(whole)) parser.processSync(whole);
  });
  return faults;
}

it.each([
  ".text > * + *",
  ".text > * + .title",
  ".head:not(:empty) ~ *",
  ".form:has(> .head) > :not(.head)",
  ".site { &:has(.map) { .play > * { color: red } } }",
  '.share[aria-busy="true"] > *',
  ".section:has(+ .results[data-asked]) .kicker",
])("finds %s", (rule) => expect(faultsIn(rule.includes("{") ? rule : `${rule} { color: red }`)).not.toEqual([]));

it.each([
  ".text > :where(:not(:first-child))",
  ".head ~ :where(.text, .actions)",
  ".form:has(> .head) > .body",
  ".section:has(+ .results)",
  ".picture:has(+ .words) img",
  ".page-name + *",
  '.share[aria-busy="true"] .loading',
  '.panel[data-sheet="true"] > *',
])("lets %s be", (rule) => expect(faultsIn(`${rule} { color: red }`)).toEqual([]));

it("no rule makes a browser style the whole page where one section changes", () => {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" });
  const sheets = names.filter((name) => name.endsWith(".css")).map((name) => `src/${name}`);
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap((path) => faultsIn(readFileSync(path, "utf8")).map((fault) => `${path}: ${fault}`))).toEqual(
    [],
  );
});
