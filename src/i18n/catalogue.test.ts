import { describe, expect, it } from "vitest";
import { blocks } from "~/kinds/registry.ts";
import { leaves, textsIn, textsOf, translator, translatorFor, writtenLocale, type Catalogue } from "./catalogue.ts";
import { editorTexts } from "./editor-texts.ts";
import { de } from "./messages/de.ts";
import { fr } from "./messages/fr.ts";

describe("the catalogue", () => {
  it("finds a text by its full key, or by its key within a part", () => {
    expect(translator("de")("blocks.video.play")).toBe("Video abspielen");
    expect(translatorFor("blocks", "fr")("video.play")).toBe("Lire la vidéo");
  });

  it("puts values in place", () => expect(translator("de")("places.metres", { metres: 85 })).toBe("85 m"));

  it.each([
    ["de", 1, "Amina: 1 Schlag"],
    ["de", 3, "Amina: 3 Schläge"],
    ["fr", 0, "Amina\u00a0: 0 coup"],
    ["fr", 1, "Amina\u00a0: 1 coup"],
    ["fr", 3, "Amina\u00a0: 3 coups"],
    ["it", 1, "Amina: 1 colpo"],
    ["rm", 1, "Amina: 1 culp"],
    ["rm", 2, "Amina: 2 culps"],
    ["hr", 1, "Amina: 1 udarac"],
    ["hr", 3, "Amina: 3 udarca"],
    ["hr", 7, "Amina: 7 udaraca"],
    ["sr", 21, "Amina: 21 udarac"],
    ["sr", 24, "Amina: 24 udarca"],
    ["sr", 11, "Amina: 11 udaraca"],
  ])("counts in %s: %i is %s", (locale, score, said) =>
    expect(translator(locale)("golf.score", { name: "Amina", score })).toBe(said),
  );

  it("keeps French marks on the line of their word, and German ones as they are written", () => {
    expect(translator("fr")("site.search.none", { query: "Brille" })).toBe("Aucun résultat pour «\u00a0Brille\u00a0»");
    expect(translator("fr")("site.search.label")).toBe("Que cherchez-vous\u00a0?");
    expect(translator("de")("editor.design.pale", { color: "A", ground: "B", ratio: "2", least: "3" })).toContain(
      "2 : 1",
    );
  });

  it("keeps a figure on one line, with its thousands and its unit", () => {
    expect(translator("fr")("forms.problems.tooLongText")).toContain("5\u00a0000 caractères");
    expect(translator("fr")("errors.file-size")).toContain("15\u00a0Mo");
    expect(translator("de")("errors.file-size")).toContain("15\u00a0MB");
    expect(translator("de")("forms.fields.standprasenz6m")).toContain("6\u00a0m²");
  });

  it("has a space in French between a word and such a mark", () => {
    const crowded = leaves(fr).filter(([, text]) => /[\p{L}}»)](?:[?!;](?:\s|$)|»)|[\p{L}}»)]:\s|«\S/u.test(text));
    // The specification's own words, in one language only.
    expect(crowded.map(([key]) => key)).toEqual(["editor.input.unknown"]);
  });

  it("says « tu » to who works on a site in French", () => {
    const { account, editBar, signIn, errors, labels, editor } = fr;
    const formal = leaves({ account, editBar, signIn, errors, labels, editor }).filter(([, text]) =>
      /(?<!rendez-)\b(vous|votre|vos|vôtres?)\b|\b(?!(rendez|chez|nez)\b)\p{L}+ez\b/iu.test(text),
    );
    expect(formal.map(([key]) => key)).toEqual([]);
  });

  it("keeps values that look like the catalogue's own marks as they are", () =>
    expect(translator("de")("golf.hasJoined", { name: "{name} # <b>" })).toBe("{name} # <b> ist dabei"));

  it("speaks German in a language without texts of its own", () => {
    expect(translator("it")("signIn.title")).toBe("Anmelden");
    expect(translator("xx")("blocks.video.play")).toBe("Video abspielen");
    expect(writtenLocale("it", "signIn")).toBe("de");
    expect(writtenLocale("it", "site")).toBe("it");
    expect(writtenLocale("fr", "signIn")).toBe("fr");
    expect(writtenLocale("constructor", "site")).toBe("de");
  });

  it("gives an unknown key back, and never something inherited", () => {
    const t = translator("de") as (key: string) => string;
    for (const key of ["blocks.nowhere", "blocks.constructor", "constructor", "constructor.name", ""])
      expect(t(key)).toBe(key);
  });

  it("hands a browser the texts of one part as plain data", () => {
    const texts = textsOf("map", "de");
    expect(texts.zoomIn).toBe("Näher heran");
    expect(JSON.parse(JSON.stringify(textsOf("golf", "fr")))).toEqual(textsOf("golf", "fr"));
    expect(Object.keys(texts)).toEqual(Object.keys(de.map));
  });
});

describe("a further language of the editor", () => {
  const marked = (tree: object, path = ""): object =>
    Object.fromEntries(
      Object.entries(tree).map(([key, text]) => [
        key,
        typeof text === "string" ? `«${path}${key}» ${text}` : marked(text as object, `${path}${key}.`),
      ]),
    );
  /** One object, as its file would hold it: the compiler says what a real one lacks. */
  const third = marked(de) as Catalogue;

  it("says everything that the editor shows, by one object of texts", () => {
    const texts = { ...editorTexts("de"), labels: textsIn(third, "labels", "it") };
    const parts = ["editor", "labels", "errors", "signIn"] as const;
    const said = parts.flatMap((name) => Object.values(textsIn(third, name, "it"))).map((text) => JSON.stringify(text));
    expect(Object.keys(texts).sort()).toEqual([...parts].sort());
    expect(said.length).toBe([de.editor, de.labels, de.errors, de.signIn].flatMap((tree) => leaves(tree)).length);
    expect(said.filter((text) => !text.includes("«"))).toEqual([]);
    for (const { kind } of Object.values(blocks))
      expect(texts.labels[`kinds.${kind}`]).toContain(`«labels.kinds.${kind}»`);
  });
});
