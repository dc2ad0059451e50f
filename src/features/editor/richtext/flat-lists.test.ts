// @vitest-environment jsdom
import { expect, it } from "vitest";
import { cleanPastedHtml } from "./clean-pasted-html.ts";

it.each([
  [
    "<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul><ol><li>d</li></ol></li></ul>",
    "<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>",
  ],
  ["<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>", "<ul><li>a</li><li>b</li><li>c</li></ul>"], // as Google Docs writes it
  ["<ul><li>a</li></ul><ol><li>b</li></ol>", "<ul><li>a</li></ul><ol><li>b</li></ol>"],
])("a list within a list is pasted as items of one list: %s", (html, flat) => expect(cleanPastedHtml(html)).toBe(flat));

it.each([
  ["<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>", "<ol><li>a<br>– b<br>– c</li><li>d</li></ol>"],
  ["<ol><li>a</li><ul><li><p>b</p></li></ul><li>c</li></ol>", "<ol><li>a<br>– b</li><li>c</li></ol>"],
  ["<ol><li>a<ol><li>b</li><li>c</li></ol></li></ol>", "<ol><li>a<br>1) b<br>2) c</li></ol>"],
  ["<ol><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ol>", "<ol><li>a<br>– b<br>– c</li></ol>"],
  [
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>a</p><p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o</span>b</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.</span>c</p>`,
    "<ol><li>a<br>– b</li><li>c</li></ol>",
  ],
])("what lies under a numbered item is pasted as lines of it, so that the numbers stay: %s", (html, flat) =>
  expect(cleanPastedHtml(html)).toBe(flat),
);
