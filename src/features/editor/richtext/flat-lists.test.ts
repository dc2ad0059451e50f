// @vitest-environment jsdom
import { expect, it } from "vitest";
import { cleanPastedHtml } from "./clean-pasted-html.ts";

it.each([
  ["<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>", "<ol><li>a</li><li>b</li><li>c</li><li>d</li></ol>"],
  [
    "<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul><ol><li>d</li></ol></li></ul>",
    "<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>",
  ],
  ["<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>", "<ul><li>a</li><li>b</li><li>c</li></ul>"], // as Google Docs writes it
  ["<ul><li>a</li></ul><ol><li>b</li></ol>", "<ul><li>a</li></ul><ol><li>b</li></ol>"],
])("a list within a list is pasted as items of one list: %s", (html, flat) => expect(cleanPastedHtml(html)).toBe(flat));
