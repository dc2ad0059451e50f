import { expect, it } from "vitest";
import { describeMediumInput } from "../library-schema.ts";
import { described, isDoubtful, ofOtherFile, undescribed } from "./described.ts";

const both = described(undescribed, { alt: { de: "Ein Laden", fr: "Un magasin" } }, "de");
const changed = described(both, { alt: { de: "Ein Café" } }, "de");

it("remembers of what words a picture was described in another language, until that is described anew", () => {
  expect(both.altSources).toEqual({ fr: "Ein Laden" });
  expect(changed).toMatchObject({ alt: { de: "Ein Café", fr: "Un magasin" }, altSources: { fr: "Ein Laden" } });
  expect(described(changed, { alt: { fr: "Un café" } }, "de").altSources).toEqual({ fr: "Ein Café" });
});

it("takes the same words said again as still right", () => {
  const again = described(changed, { alt: { fr: "Un magasin" } }, "de");
  expect(again.altSources).toEqual({ fr: "Ein Café" });
  expect(described(again, { alt: { fr: "Un magasin" } }, "de")).toBe(again);
});

it("remembers nothing of words that are gone, of decoration, or of the first language", () => {
  expect(described(both, { alt: { fr: null } }, "de").altSources).toEqual({});
  expect(described(both, { alt: { de: "", fr: "" } }, "de").altSources).toEqual({});
  expect(described(both, { focalPoint: { x: 0.5, y: 0.5 } }, "de").altSources).toEqual({ fr: "Ein Laden" });
});

it("doubts words that were said of a file which was replaced, until somebody says them again, says others or takes the file back", () => {
  const replaced = { ...both, altSources: ofOtherFile(both, "de") };
  expect([isDoubtful(both, "de"), isDoubtful(replaced, "de")]).toEqual([false, true]);
  expect(replaced.altSources.fr, "of the other languages all stays").toBe("Ein Laden");
  expect(isDoubtful(described(replaced, { tags: ["x"], alt: { fr: "Le magasin" } }, "de"), "de")).toBe(true);
  for (const words of ["Ein Laden", "Ein Café", null])
    expect(isDoubtful(described(replaced, { alt: { de: words } }, "de"), "de"), String(words)).toBe(false);
  expect(ofOtherFile(replaced, "de"), "taken back").toEqual(both.altSources);
  const decoration = described(undescribed, { alt: { de: "" } }, "de");
  expect(ofOtherFile(decoration, "de")).toEqual({});
});

it("calls a medium another name and puts it into a folder, and into none by an empty name", () => {
  const named = described(undescribed, { name: "Team.jpg", folder: "Laden" }, "de");
  expect(named).toMatchObject({ name: "Team.jpg", folder: "Laden" });
  expect(described(named, { folder: "" }, "de")).toMatchObject({ name: "Team.jpg", folder: "library" });
  expect(described(undescribed, { tags: [] }, "de")).toBe(undescribed);
});

it("puts no medium among the copies of foreign pictures, which are taken away again", () => {
  const into = (folder: string) => describeMediumInput.safeParse({ id: crypto.randomUUID(), folder }).success;
  expect([" feeds ", "Feeds im Laden"].map(into)).toEqual([false, true]);
});

it("keeps of tags that differ in capitals alone the first", () =>
  expect(described(undescribed, { tags: ["Laden", "laden", "Team"] }, "de").tags).toEqual(["Laden", "Team"]));
