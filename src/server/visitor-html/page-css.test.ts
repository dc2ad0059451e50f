import { describe, expect, it } from "vitest";
import { pageCss } from "./page-css.ts";
import { wordsOf } from "./page-words.ts";
import { readSheet } from "./sheet.ts";

const html = `<body class="site" style="--site-paper:#fff;--site-font:'Inter Text'"><header class="site-header" data-type="opaque" data-scroll="top"><h1 class="title" id="top">Hallo</h1></header></body>`;
const keep = (css: string, code: string[] = []) =>
  pageCss([readSheet(css, "/_next/static/chunks/a.css")], wordsOf(html, new Set(code)));

it.each([
  ["a rule of a class on the page", ".title{a:b}"],
  ["every element", "*,:before{a:b}"],
  ["a state", ".title:hover:not(.other)::before{a:b}"],
  ["one of several", ":is(.other,.title){a:b}"],
  ["what something holds", ".site:has(.other,.title){a:b}"],
  ["an attribute with its value", '[data-type="opaque"]{a:b}'],
  ["an attribute that scripts change", '.site-header[data-scroll="down"][aria-hidden=true]{a:b}'],
  ["part of an attribute", '[style*="--site"]{a:b}'],
  ["an id", "#top{a:b}"],
  ["rules within rules", "@layer c{@media (min-width:1px){.title{a:b}}}"],
  ["the order of layers", "@layer base,components;"],
])("keeps %s", (_, css) => expect(keep(css)).toBe(css));

it.each([
  ["a class that is not there", ".other{a:b}"],
  ["an element that is not there", "video{a:b}"],
  ["a pair of which one is not there", ".site .other{a:b}"],
  ["none of several", ":where(.other,.more){a:b}"],
  ["an attribute with another value", '[data-type="transparent"]{a:b}'],
  ["groups that become empty", "@layer c{@media (min-width:1px){.other{a:b}}}"],
])("drops %s", (_, css) => expect(keep(css)).toBe(""));

it("lets pages fade into each other, but for one that is tapped from its first moment on", () => {
  const fade = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
  const on = (body: string) => pageCss([readSheet(fade, "/a.css")], wordsOf(body, new Set()));
  expect(on('<vt-island data-when="visible"></vt-island>')).toBe(fade);
  expect(on('<vt-island data-when="load"></vt-island>')).toBe("");
});

it("drops the selectors of a list that match nothing", () => {
  expect(keep(".title,.other,h1{a:b}")).toBe(".title,h1{a:b}");
});

it("keeps what an island may draw", () => {
  expect(keep(".golf-row[data-is-leading]{a:b}", ["golf-row", "data-is-leading"])).toBe(
    ".golf-row[data-is-leading]{a:b}",
  );
});

it("keeps keyframes, typefaces and properties that are used, also by way of a property", () => {
  const face = (family: string) => `@font-face{font-family:"${family}";src:url(/f.woff2)}`;
  const css = [
    ":root{--ease:1s;--in:rise var(--ease);--dead:var(--deader);--deader:1}",
    ".title{animation:var(--in);font:1rem var(--site-font)}",
    "@keyframes rise{to{opacity:1}}@keyframes rise-more{to{opacity:1}}",
    face("Inter Text"),
    face("Other Text"),
  ].join("");
  expect(keep(css)).toBe(
    `:root{--ease:1s;--in:rise var(--ease)}.title{animation:var(--in);font:1rem var(--site-font)}@keyframes rise{to{opacity:1}}${face("Inter Text")}`,
  );
});

describe("a typeface for some characters", () => {
  const face = (range: string) => `@font-face{font-family:Inter Text;src:url(/f.woff2);unicode-range:${range}}`;
  const font = ".title{font:1rem var(--site-font)}";

  it("is kept for those of the page", () => {
    expect(keep(font + face("U+20-7E"))).toBe(font + face("U+20-7E"));
  });

  it("is kept for those that its styles write", () => {
    const quoted = `${font}.title:before{content:"Ж"}`;
    expect(keep(quoted + face("U+400-45F"))).toBe(quoted + face("U+400-45F"));
  });

  it("is dropped for others, unless an island may draw them", () => {
    expect(keep(font + face("U+400-45F"))).toBe(font);
    expect(keep(font + face("U+400-45F"), ["golf-row"])).toBe(font + face("U+400-45F"));
  });
});

it("names files by their path, wherever the sheet will stand", () => {
  expect(keep(".title{background:url(../media/a.svg) url(#x) url(data:a) url('/b.svg')}")).toBe(
    ".title{background:url(/_next/static/media/a.svg) url(#x) url(data:a) url('/b.svg')}",
  );
});
