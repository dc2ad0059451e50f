import { expect, it } from "vitest";
import { deriveId } from "~/lib/ids.ts";
import { calledPictures } from "./called-pictures.ts";

const idOf = (name: string) => deriveId("6ba7b812-9dad-11d1-80b4-00c04fd430c8", name);
const named = (id: string, originalFilename: string) => ({ id: idOf(id), originalFilename });
const library = [
  named("shop", "Laden.jpg"),
  named("tart", "Törtli.png"),
  ...[named("one", "IMG_1.jpg"), named("other", "img_1.JPG")],
  named("bar", "a|b.jpg"),
];
const { write, read } = calledPictures(library);

it("calls pictures by the names of their files, and by id where that name does not lead to one alone", () => {
  const ids = ["shop", "one", "tart", "bar"].map(idOf);
  expect(write(ids)).toBe(`Laden.jpg | ${idOf("one")} | Törtli.png | ${idOf("bar")}`);
  expect(read(write(ids), [])).toEqual(ids);
  expect([write([]), read("", [])]).toEqual(["", []]);
});

it("takes a name in other letters and written in another way, each picture once", () =>
  expect(read("laden.JPG|To\u0308rtli.png | Laden.jpg", [])).toEqual(["shop", "tart"].map(idOf)));

it("names the first one that is not there, or is there several times; what an entry has may stay", () => {
  expect(read("Laden.jpg | Leiden.jpg", [])).toEqual({ reason: "picture", named: "Leiden.jpg" });
  expect(read("IMG_1.JPG", [])).toEqual({ reason: "severalPictures", named: "IMG_1.JPG" });
  expect(read(idOf("gone"), [])).toEqual({ reason: "picture", named: idOf("gone") });
  expect(read(idOf("gone").toUpperCase(), [idOf("gone")])).toEqual([idOf("gone")]);
});
