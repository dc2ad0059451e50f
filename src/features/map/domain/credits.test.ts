import { describe, expect, it } from "vitest";
import { creditsOf } from "./credits.ts";

describe("creditsOf", () => {
  it.each([
    ["© swisstopo", [{ text: "© swisstopo", href: null }]],
    ['<a href="https://osm.org/copyright">&copy; OSM</a>', [{ text: "© OSM", href: "https://osm.org/copyright" }]],
    [
      "<a href='https://a.example'>A</a> | <a href=https://b.example target=_blank>B &amp; C</a>, D",
      [
        { text: "A", href: "https://a.example/" },
        { text: "B & C", href: "https://b.example/" },
        { text: "D", href: null },
      ],
    ],
    ['<a href="javascript:alert(1)">X</a>', [{ text: "X", href: null }]],
    ["<img src=x onerror=alert(1)><b>Bold</b>", [{ text: "Bold", href: null }]],
    [" | · ", []],
    ["", []],
  ])("reads %j", (html, credits) => expect(creditsOf(html)).toEqual(credits));
});
