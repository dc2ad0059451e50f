import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hunksBetween } from "./sequences.ts";
import { mergeWords, wordsOf } from "./words.ts";

const words = fc.array(fc.constantFrom("eins", "zwei", "drei", "Öl", "L’eau", ",", "."), { maxLength: 8 });
const line = words.map((each) => each.join(" "));

describe("merging words", () => {
  it.each([
    ["Heute offen", "Heute lange offen", "Morgen offen", "Morgen lange offen", true],
    ["Gut sehen", "Gut sehen.", "Besser sehen", "Besser sehen.", true],
    ["eins zwei drei", "EINS zwei drei", "eins zwei DREI", "EINS zwei DREI", true],
    ["eins zwei", "EINS zwei", "eins ZWEI", "EINS ZWEI", true],
    ["eins zwei drei", "eins zwei", "eins zwei drei vier", "eins zwei", false],
    ["Hallo", "Hallo Welt", "Hallo Mond", "Hallo Welt", false],
    ["Hallo", "Hallo Welt", "Hallo Welt", "Hallo Welt", true],
    ["Von der einen geschrieben", "Meine Fassung", "Ihre Fassung", "Meine Fassung", false],
    ["Wir sind da", "Wir sind morgen da", "Alle sind heute da", "Alle sind morgen da", false],
    ["", "Meine", "Ihre", "Meine", false],
  ])("makes of %j, written on as %j and as %j, %j", (base, mine, theirs, text, isClean) => {
    expect(mergeWords(base, mine, theirs)).toEqual({ text, isClean });
  });

  it("takes what one side did when the other did nothing", () => {
    fc.assert(
      fc.property(line, line, (base, changed) => {
        expect(mergeWords(base, changed, base)).toEqual({ text: changed, isClean: true });
        expect(mergeWords(base, base, changed)).toEqual({ text: changed, isClean: true });
        expect(mergeWords(base, changed, changed)).toEqual({ text: changed, isClean: true });
      }),
    );
  });

  it("gives the same clean result from either side", () => {
    fc.assert(
      fc.property(line, line, line, (base, mine, theirs) => {
        const [one, other] = [mergeWords(base, mine, theirs), mergeWords(base, theirs, mine)];
        expect(one.isClean).toBe(other.isClean);
        if (one.isClean) expect(one.text).toBe(other.text);
      }),
    );
  });

  it("keeps both when they wrote in different places", () => {
    const place = fc.tuple(fc.constantFrom("Anna", "Beat"), fc.constantFrom("", "!", " sagt"));
    fc.assert(
      fc.property(line, place, place, (middle, [first], [last]) => {
        const base = `von ${middle} bis`;
        const merged = mergeWords(base, `${first} ${base}`, `${base} ${last}`);
        expect(merged).toEqual({ text: `${first} ${base} ${last}`, isClean: true });
      }),
    );
  });

  it("lets the preferred side's words stand where both changed the same ones", () => {
    expect(mergeWords("rot und gross", "blau und gross neu", "gelb und gross", "mine").text).toBe("blau und gross neu");
    expect(mergeWords("rot und gross", "blau und gross neu", "gelb und gross", "theirs").text).toBe(
      "gelb und gross neu",
    );
  });

  it("cuts any text into words that make it up again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(wordsOf(text).join("")).toBe(text);
      }),
    );
  });

  it("takes a text that was replaced as a whole, however long", () => {
    const [long, other] = ["a ".repeat(9000), "b ".repeat(9000)];
    expect(mergeWords(long, other, `a Ende ${long}`).isClean).toBe(false);
    // Nobody waits for millions of comparisons, although each second word here stayed.
    expect(hunksBetween(wordsOf("a x ".repeat(4500)), wordsOf("a y ".repeat(4500)))).toHaveLength(1);
  });
});

describe("the difference of two sequences", () => {
  it("leads from one to the other", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3)), fc.array(fc.nat(3)), (from, to) => {
        const result = [...from];
        for (const { start, end, items } of hunksBetween(from, to).toReversed())
          result.splice(start, end - start, ...items);
        expect(result).toEqual(to);
      }),
    );
  });
});
