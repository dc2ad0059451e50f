import { describe, expect, it } from "vitest";
import { cleanSvg } from "./clean-svg.mjs";

const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${content}</svg>`;

/** Eight parts, each of which shows the next one seven times. */
function nested(shown: (id: string) => string, name = "g"): string {
  const part = (depth: number) => `<${name} id="p${depth}">${shown(`p${depth + 1}`).repeat(7)}</${name}>`;
  return `${[0, 1, 2, 3, 4, 5, 6, 7].map(part).join("")}<circle id="p8"/>${shown("p0")}`;
}
const chosenByStyle = `<style>/* { */ @media all{${[0, 1, 2, 3, 4, 5, 6, 7].map((n) => `.p${n}{fill:url(#p${n})}`).join(" ")}}</style>`;

describe("cleanSvg", () => {
  it("keeps a drawing as it is", () => {
    const drawing = svg(
      '<defs><linearGradient id="a" gradientTransform="rotate(9)"><stop offset="1" stop-color="#c8623f"/></linearGradient>' +
        '<filter id="f"><feTurbulence numOctaves="2"/></filter><clipPath id="c"><circle r="5"/></clipPath></defs>' +
        "<style>.leaf{fill:url(#a);stroke-width:2}</style>" +
        '<g clip-path="url(#c)" filter="url(#f)"><path class="leaf" d="M0 0L9 9" style="opacity:.5"/></g>' +
        '<use xlink:href="#a"/><use href="#c"/><text x="1">Gläser &amp; Fassungen <tspan>ab 9</tspan></text>',
      ' viewBox="0 0 10 10"',
    );
    expect(cleanSvg(drawing)).toBe(drawing);
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script of another name", '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ["a script of HTML", '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'],
    ["HTML within", '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>'],
    ["a frame", '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>'],
    ["an event", '<rect onclick="alert(1)" onbegin="alert(1)"/>'],
    [
      "an event with a prefix",
      '<rect xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load" ev:handler="#alert"/>',
    ],
    ["a handler", '<handler type="text/javascript">alert(1)</handler>'],
    ["a link that runs", '<a href="javascript:alert(1)"><text>x</text></a>'],
    ["a link that hides it", '<a xlink:href=" java&#9;script:alert(1)"><text>x</text></a>'],
    ["a link that leads away", '<a href="https://evil.example"><text>x</text></a>'],
    ["an animation of an address", '<a><set attributeName="href" to="javascript:alert(1)"/></a>'],
    ["an animation of a handler", '<animate attributeName="onload" values="alert(1)"/>'],
    ["a part of another file", '<use href="https://evil.example/a.svg#a"/>'],
    ["a part of a file within", '<use href="data:image/svg+xml;base64,PHN2Zy8+#alert"/>'],
    ["a fill from elsewhere", '<rect fill="url(https://evil.example/a.svg#a)"/>'],
    ["a filter from elsewhere", `<rect filter="url( 'https://evil.example#f')"/>`],
    ["a style from elsewhere", '<style>@import "https://evil.example/a.css";</style>'],
    ["a font from elsewhere", "<style>@font-face{src:url(https://evil.example/f)}</style>"],
    ["a picture in a style", '<rect style="background:url(//evil.example/a)"/>'],
    ["an address behind an escape", '<rect style="background:u\\72l(//evil.example/a)"/>'],
    ["a set of pictures", `<rect style="background:image-set('https://evil.example/a' 1x)"/>`],
    ["a style that ends early", "<style><![CDATA[</style><script>alert(1)</script>]]></style>"],
    ["a title that ends early", "<title><![CDATA[</title><script>alert(1)</script>]]></title>"],
    ["a base", '<g xml:base="https://evil.example"><rect fill="url(#a)"/></g>'],
    ["a comment", "<!-- evil.example alert -->"],
    ["an instruction", '<?xml-stylesheet href="https://evil.example/a.css"?>'],
    ["notes of a program beside a shape", '<g data-name="alert" data-place="47.5 N evil"><rect id="b"/></g>'],
    ["notes of a program", '<metadata><x xmlns="http://evil.example">alert 47.5 N</x></metadata>'],
  ])("takes %s out", (_what, content) => {
    const clean = cleanSvg(svg(`${content}<rect id="kept"/>`));
    expect(clean).toContain('<rect id="kept"/>');
    expect(clean).not.toMatch(/alert|evil|javascript|script|data:|<a [^>]*href|\son\w+=/i);
  });

  it("leaves nothing before and after the drawing", () => {
    const before = '<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?><!DOCTYPE svg><!-- a -->';
    expect(cleanSvg(`${before}${svg("")}<!-- b -->`)).toBe(svg("").replace("></svg>", "/>"));
  });

  it.each([
    ["a picture of another address", '<image href="https://evil.example/a.png"/>'],
    ["a picture within", '<g><image xlink:href="data:image/jpeg;base64,/9j/"/></g>'],
    ["a picture in a filter", '<filter><feImage href="data:image/png;base64,AA"/></filter>'],
  ])("says so of %s", (_what, content) => expect(cleanSvg(svg(content))).toEqual({ refusal: "svg-with-pictures" }));

  it.each([
    ["noise of many layers", '<filter><feTurbulence numOctaves=" 200"/></filter>'],
    ["many filters", '<filter><feFlood/><feBlend/><feMorphology radius="90"/></filter>'.repeat(40)],
    ["parts that show parts", nested((id) => `<use xlink:href="#${id}"/>`)],
    ["patterns within patterns", nested((id) => `<rect fill="url(#${id})"/>`, "pattern")],
    ["masks within masks", nested((id) => `<rect style="opacity:.5;mask:url( '#${id}' )"/>`, "mask")],
    ["thousands of masks", `<mask id="m"/>${'<g mask="url(#m)"/>'.repeat(3_000)}`],
    ["patterns that a style sheet chooses", `${chosenByStyle}${nested((id) => `<rect class="${id}"/>`, "pattern")}`],
    [
      "a marker of much at each corner of a line",
      `<marker id="m">${"<circle r='1'/>".repeat(30)}</marker><polyline marker-mid="url(#m)" points="${"1,2 ".repeat(3_000)}"/>`,
    ],
  ])("refuses %s", (_what, content) => expect(cleanSvg(svg(content))).toEqual({ refusal: "svg-too-costly" }));

  it.each([
    ["a part that is used often", `<symbol id="a"><path d="M0 0"/></symbol>${'<use href="#a"/>'.repeat(900)}`],
    ["a part that shows itself", '<g id="a"><use href="#a"/><use href="#a"/></g>'],
    ["many shapes", "<path d='M0 0'/>".repeat(900)],
  ])("takes %s", (_what, content) => expect(cleanSvg(svg(content))).toBeTypeOf("string"));

  it.each([
    ["a cut drawing", svg("<g>").slice(0, -6)],
    ["a page", '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ["a drawing of no namespace", "<svg/>"],
    ["a drawing under another name", '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
    ["an entity", svg("&alert;")],
    ["two drawings", svg("") + svg("")],
  ])("throws for %s", (_what, text) => expect(() => cleanSvg(text)).toThrow());
});
