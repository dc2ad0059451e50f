import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { brokenLines, titleLines } from "./title-lines.tsx";

const drawn = (text: string) => renderToStaticMarkup(<h1>{titleLines(text)}</h1>).slice(4, -5);
const sentence = (words: string) => `<span class="sentence">${words}</span>`;

describe("titleLines", () => {
  it.each([
    ["Neun Löcher. Eine Stadt.", `${sentence("Neun Löcher.")} ${sentence("Eine Stadt.")}`],
    ["Rufen Sie an. Es nimmt ein Mensch ab.", `${sentence("Rufen Sie an.")} ${sentence("Es nimmt ein Mensch ab.")}`],
    ["Bonjour\u202f! Entrez.", `${sentence("Bonjour\u202f!")} ${sentence("Entrez.")}`],
    ["«Schon gut?» «Ja.»", `${sentence("«Schon gut?»")} ${sentence("«Ja.»")}`],
    ["Sehen\nund hören", "Sehen <br/>und hören"],
    ["Neun Löcher. Eine Stadt.\nLos!", `${sentence("Neun Löcher.")} ${sentence("Eine Stadt.")} <br/>Los!`],
  ])("draws %j in its pieces", (text, html) => expect(drawn(text)).toBe(html));

  it.each([
    "Praxis Dr. Muster",
    "Fahrt nach St. Gallen",
    "Schule J. Muster",
    "Am 1. August",
    "Brillen usw. und mehr",
    "Sehen.",
    "z.\u00a0B. Brillen",
    "a < b",
  ])("leaves %j whole", (text) => expect(drawn(text)).toBe(text.replace("<", "&lt;")));
});

it("draws the breaks of other texts, and no sentences", () => {
  expect(renderToStaticMarkup(<p>{brokenLines("Eins da. Zwei.\nDrei")}</p>)).toBe("<p>Eins da. Zwei. <br/>Drei</p>");
});
