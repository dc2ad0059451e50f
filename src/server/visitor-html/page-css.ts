import { type CharacterRange, covers } from "./face-range.ts";
import { meets, type PageWords } from "./page-words.ts";
import type { SheetPart } from "./sheet.ts";

/**
 * The part of style sheets that can have any effect on a page, in their order: rules whose selectors can match, and the
 * keyframes, typefaces and custom properties that those rules use. A typeface for characters that the page does not have
 * is left out, unless islands draw there what people enter in whatever script.
 */
export function pageCss(sheets: SheetPart[][], words: PageWords): string {
  const parts = sheets.flatMap((sheet) => matching(sheet, words));
  const used = usedNames(parts, words);
  return parts.map((part) => print(part, used)).join("");
}

function matching(parts: SheetPart[], words: PageWords): SheetPart[] {
  return parts.flatMap((part): SheetPart[] => {
    if (part.type === "group") {
      const kept = matching(part.parts, words);
      return kept.length > 0 ? [{ ...part, parts: kept }] : [];
    }
    if (part.type === "transition") return isTappedAtOnce(words) ? [] : [part];
    if (part.type !== "rule") return [part];
    const selectors = part.selectors.filter(({ needs }) => meets(words, needs));
    return selectors.length > 0 ? [{ ...part, selectors, parts: matching(part.parts, words) }] : [];
  });
}

/**
 * Whether a part of the page wakes as soon as it is there. The former page does not fade out over such a one: on a busy
 * phone that lasts.
 */
function isTappedAtOnce({ attributes }: PageWords): boolean {
  return attributes.get("data-when")?.has("load") ?? false;
}

interface Used {
  properties: Set<string>;
  /** Values that are in force, in which keyframes and typefaces are named. */
  values: string;
  /** Null where any may come. */
  characters: ReadonlySet<string> | null;
  code: ReadonlySet<string>;
}

/** A custom property counts when a rule in force reads it, also by way of another one. */
function usedNames(parts: SheetPart[], words: PageWords): Used {
  const own = new Map<string, string[]>();
  const values = [words.styles];
  const visit = (part: SheetPart): void => {
    if (part.type === "rule" || part.type === "group") part.parts.forEach(visit);
    if (part.type === "keyframes") values.push(part.text.slice(part.text.indexOf("{")));
    if (part.type !== "declaration") return;
    if (part.property.startsWith("--")) own.set(part.property, [...(own.get(part.property) ?? []), part.value]);
    else values.push(part.value);
  };
  parts.forEach(visit);

  const properties = new Set<string>();
  const waiting = [...values, [...words.code].filter((word) => word.startsWith("--")).join(" ")];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    for (const [name] of value.matchAll(/--[\w-]+/g)) {
      if (properties.has(name)) continue;
      properties.add(name);
      const behind = own.get(name) ?? [];
      values.push(...behind);
      waiting.push(...behind);
    }
  }
  const { code } = words;
  const shown = values.join(" ");
  const characters = code.size > 0 ? null : new Set([...words.characters, ...shown]);
  return { properties, values: shown, characters, code };
}

function print(part: SheetPart, used: Used): string {
  switch (part.type) {
    case "declaration": {
      const isUnused = part.property.startsWith("--") && !used.properties.has(part.property);
      return isUnused ? "" : `${part.text};`;
    }
    case "rule":
      return block(part.selectors.map(({ selector }) => selector).join(","), part.parts, used);
    case "group":
      return block(part.head, part.parts, used);
    case "keyframes":
      return names(used.values, part.name) || used.code.has(part.name) ? part.text : "";
    case "face":
      return used.values.includes(part.family) && isDrawn(part.ranges, used) ? part.text : "";
    case "property":
      return used.properties.has(part.name) ? part.text : "";
    case "transition":
    case "statement":
      return part.text;
  }
}

function block(head: string, parts: SheetPart[], used: Used): string {
  const body = parts.map((part) => print(part, used)).join("");
  return body === "" ? "" : `${head}{${body.replace(/;$/, "")}}`;
}

function isDrawn(ranges: CharacterRange[] | null, { characters }: Used): boolean {
  return ranges === null || characters === null || covers(ranges, characters);
}

function names(values: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name.replace(/[^\w-]/g, "\\$&")}(?![\\w-])`).test(values);
}
