import { expect, it } from "vitest";
import { foundInOrder } from "./found-in-order.ts";

const kinds: [string, string, string][] = [
  ["Bildtafel", "Karten, Raster", "Inhalt"],
  ["Visitenkarte", "Adresse", "Inhalt"],
  ["Die Karte", "Lage", "Sammlungen"],
  ["Liste", "Zeilen", "Karten"],
  ["Karte", "Standort", "Sammlungen"],
];
const found = (search: string) => foundInOrder(search, kinds, (kind) => kind).map(([name]) => name);

it.each([
  ["karte", ["Karte", "Die Karte", "Visitenkarte", "Bildtafel", "Liste"]],
  ["Standort Karte", ["Karte"]],
  ["inhalt", ["Bildtafel", "Visitenkarte"]],
  ["zeile", ["Liste"]],
  ["velo", []],
  ["", kinds.map(([name]) => name)],
])("a search for %j finds %j, by where it stands", (search, names) => expect(found(search)).toEqual(names));
