import { dequal } from "dequal/lite";
import { wordsHash } from "~/features/page/domain/fields.ts";
import { toSlug } from "~/features/page/domain/to-slug.ts";
import { fitsPlace, longestAt } from "~/features/site/translations/fits-place.ts";
import { textHash } from "~/lib/text-hash.ts";
import type { TextContent } from "../domain/content.ts";
import { withoutKeptWords, wordsOf, type XliffUnit } from "../domain/xliff.ts";
import type { ReplacedText, XliffProblem } from "../schema.ts";
import type { KnownText } from "./known-texts.ts";

/** A text that a file would change. */
export interface XliffChange {
  id: string;
  known: KnownText;
  content: TextContent;
  /** What the translation is made of: see `KnownText`. */
  madeFrom: string | null;
}

export interface Merged {
  changes: XliffChange[];
  /** Texts that stand there already. */
  same: number;
  problems: XliffProblem[];
}

/**
 * What a file's units would change, by their ids, and everything in them that would not. A text whose source was changed
 * meanwhile is taken where it still fits, and bears the mark of the words that it was made from.
 */
export function mergeUnits(present: ReadonlyMap<string, KnownText>, units: readonly XliffUnit[]): Merged {
  const merged: Merged = { changes: [], same: 0, problems: [] };
  const seen = new Set<string>();
  for (const unit of units) {
    const { id } = unit;
    const known = present.get(id);
    const problem = (name: XliffProblem["problem"]) => merged.problems.push(problemOf(id, known, name));
    const isEmpty = unit.segments.some(({ target }) => !target?.trim());
    if (!known || seen.has(id)) problem(known ? "doubled" : "unknown");
    else if (isEmpty && !known.isOptional) problem("empty");
    else if (!isEmpty) {
      const content = builtOf(known, unit);
      const isChanged = !dequal(sourcesOf(unit), sourcesOf(known.unit));
      if (isChanged) problem("changed");
      if (content === "long" || (content === "broken" && !isChanged)) problem(content);
      if (typeof content !== "string" && dequal(content, known.target)) merged.same += 1;
      else if (typeof content !== "string")
        merged.changes.push({ id, known, content, madeFrom: isChanged ? formerSource(known, unit) : known.madeFrom });
    }
    seen.add(id);
  }
  for (const [id, known] of present) if (!seen.has(id)) merged.problems.push(problemOf(id, known, "absent"));
  return merged;
}

/** A short mark of what stands there now, to tell later whether it still does. */
export function presentMark({ target }: KnownText): string {
  return textHash(JSON.stringify(target));
}

/** Of these changes, those that take the place of what a person wrote. */
export function replacedBy(changes: readonly XliffChange[]): (ReplacedText & { mark: string })[] {
  return changes.flatMap(({ id, known, content }) => {
    const { isByHand, unit, target } = known;
    if (!isByHand) return [];
    return [{ id, note: unit.note, before: target?.text ?? "", after: content.text, mark: presentMark(known) }];
  });
}

export function problemOf(
  id: string,
  known: Pick<KnownText, "unit"> | undefined,
  problem: XliffProblem["problem"],
): XliffProblem {
  return { id: id.slice(0, 200), note: known?.unit.note ?? "", problem };
}

function builtOf({ parts, place }: KnownText, unit: XliffUnit): TextContent | "broken" | "long" {
  const content = parts.build(unit.segments.map(({ target }) => target ?? ""));
  if (!content) return "broken";
  if (place.type === "field") return content;
  if (content.json !== null) return fitsPlace(place, content.text) ? content : "long";
  const text = place.type === "pageAddress" ? toSlug(content.text) : content.text.trim();
  if (text === "") return "broken";
  return place.type === "pageAddress" || fitsPlace(place, text) ? { text, json: null } : "long";
}

function formerSource({ place }: KnownText, unit: XliffUnit): string {
  const words = sourcesOf(unit).join("\n");
  return place.type === "field" ? wordsHash(words, null) : wordsOf(words).trim().slice(0, longestAt[place.type]);
}

function sourcesOf(unit: XliffUnit): string[] {
  return unit.segments.map(({ source }) => withoutKeptWords(source));
}
