import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawingOf } from "./drawing.ts";

const svg = (content: string, more = ' viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${more}>${content}</svg>`;
const circle = '<circle cx="4.5" cy="4.5" r="4"/>';

describe("a drawing that a page may hold itself", () => {
  it("is read with all its shapes", () => {
    const drawing = drawingOf(
      svg('<g fill="none" id="a" transform="rotate(9) scale(2)">\n<path d="M0 0L9 9Z" stroke="#c8623f"></path></g>'),
    );
    expect(drawing).toEqual({
      viewBox: "0 0 9 9",
      attributes: {},
      shapes: [
        {
          name: "g",
          attributes: { fill: "none", transform: "rotate(9) scale(2)" },
          shapes: [{ name: "path", attributes: { d: "M0 0L9 9Z", stroke: "#c8623f" }, shapes: [] }],
        },
      ],
    });
  });

  it("is that of each demo site's logo", () => {
    for (const site of ["optician", "golf"]) {
      const file = new URL(`../../../../prisma/seed/pictures/${site}/logo.svg`, import.meta.url);
      expect(drawingOf(readFileSync(file, "utf8").trim())?.shapes.length, site).toBeGreaterThan(3);
    }
  });

  it("takes its box from its size where it has none, and keeps what its root says of all shapes", () => {
    expect(drawingOf(svg(circle, ' width="20" height="10" fill="none"'))).toMatchObject({
      viewBox: "0 0 20 10",
      attributes: { fill: "none" },
    });
  });

  it.each([
    ["words", "<text>Optik</text>"],
    ["bare words", "Optik"],
    ["a style", "<style>circle{fill:red}</style>"],
    ["a style of its own", '<circle r="4" style="fill:red"/>'],
    ["a reference", '<use href="#a"/>'],
    ["a gradient", '<linearGradient id="a"/>'],
    ["a fill from elsewhere", '<circle r="4" fill="url(#a)"/>'],
    ["a colour of the page", '<circle r="4" fill="currentColor"/>'],
    ["a clip", '<g clip-path="url(#a)"/>'],
    ["movement", '<animate attributeName="r" to="9"/>'],
    ["a script", "<script>alert(1)</script>"],
    ["an event", '<circle r="4" onclick="alert(1)"/>'],
    ["an event on a name in capitals", '<circle r="4" ONCLICK="alert(1)"/>'],
    ["a link", '<a href="javascript:alert(1)"/>'],
    ["HTML", '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ["an entity", '<circle r="&#52;"/>'],
    ["a comment", "<!-- a -->"],
    ["a drawing in a drawing", svg(circle)],
    ["an end without its beginning", "</g>"],
    ["a beginning without its end", "<g>"],
    ["a name of an object's own", '<circle constructor="1" r="4"/>'],
    ["more shapes than a page should hold", circle.repeat(61)],
    ["a path longer than a page should hold", `<path d="M${"0 0 ".repeat(1_600)}"/>`],
  ])("is none with %s", (_what, content) => expect(drawingOf(svg(circle + content))).toBeNull());

  it.each([
    ["nothing", ""],
    ["an empty drawing", svg("")],
    ["two drawings", svg(circle) + svg(circle)],
    ["a drawing without a size", svg(circle, "")],
    ["a size in millimetres", svg(circle, ' width="20mm" height="10mm"')],
    ["an event on the whole", svg(circle, ' viewBox="0 0 9 9" onload="alert(1)"')],
    ["a box that is none", svg(circle, ' viewBox="0 0 9"')],
  ])("is none of %s", (_what, text) => expect(drawingOf(text)).toBeNull());
});
