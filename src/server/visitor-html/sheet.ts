import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from "postcss";
import { type CharacterRange, rangesOf } from "./face-range.ts";
import { needsOf, type Need } from "./selector-needs.ts";

/** A style sheet that was taken apart once, so that each page's own part of it is found quickly. */
export type SheetPart =
  | { type: "declaration"; property: string; text: string; value: string }
  | { type: "rule"; selectors: { selector: string; needs: Need[] }[]; parts: SheetPart[] }
  | { type: "group"; head: string; parts: SheetPart[] }
  | { type: "keyframes"; name: string; text: string }
  | { type: "face"; family: string; ranges: CharacterRange[] | null; text: string }
  | { type: "property"; name: string; text: string }
  | { type: "statement"; text: string }
  /** How pages come after each other. */
  | { type: "transition"; text: string };

/** Takes a style sheet apart. `href` is its address: what it names relative to itself is named by its path from here on. */
export function readSheet(css: string, href: string): SheetPart[] {
  return partsOf(postcss.parse(withPaths(css, href)));
}

function withPaths(css: string, href: string): string {
  return css.replace(/url\((["']?)(?!["']?(?:data:|#|\/|[a-z]+:))([^"')]+)\1\)/g, (_, quote: string, path: string) => {
    const { pathname, search } = new URL(path, new URL(href, "http://page"));
    return `url(${quote}${pathname}${search}${quote})`;
  });
}

function partsOf(container: Container<ChildNode>): SheetPart[] {
  return (container.nodes ?? []).flatMap((node) => {
    switch (node.type) {
      case "decl":
        return [declarationOf(node)];
      case "rule":
        return [ruleOf(node)];
      case "atrule":
        return [atRuleOf(node)];
      default:
        return [];
    }
  });
}

function declarationOf({ prop, value, important }: Declaration): SheetPart {
  return { type: "declaration", property: prop, value, text: `${prop}:${value}${important ? "!important" : ""}` };
}

function ruleOf(rule: Rule): SheetPart {
  return { type: "rule", selectors: needsOf(rule.selector), parts: partsOf(rule) };
}

function atRuleOf(rule: AtRule): SheetPart {
  const head = `@${rule.name}${rule.params ? ` ${rule.params}` : ""}`;
  if (!rule.nodes) return { type: "statement", text: `${head};` };
  const text = rule.toString();
  if (/keyframes$/.test(rule.name)) return { type: "keyframes", name: rule.params, text };
  if (rule.name === "property") return { type: "property", name: rule.params, text };
  if (rule.name === "font-face") return faceOf(rule, text);
  if (rule.name === "view-transition") return { type: "transition", text };
  if (/^(page|counter-style|position-try|font-palette-values)/.test(rule.name)) return { type: "statement", text };
  return { type: "group", head, parts: partsOf(rule) };
}

function faceOf(face: AtRule, text: string): SheetPart {
  const valueOf = (property: string) =>
    face.nodes?.find((node): node is Declaration => node.type === "decl" && node.prop === property)?.value;
  const range = valueOf("unicode-range");
  const family = (valueOf("font-family") ?? "").replace(/^["']|["']$/g, "");
  return { type: "face", family, ranges: range === undefined ? null : rangesOf(range), text };
}
