import { describe, expect, it } from "vitest";
import { isHeic, sniffPicture, sniffVideo } from "./sniff.ts";

const text = (value: string) => new TextEncoder().encode(value);

describe("sniffPicture", () => {
  it.each([
    ["jpeg", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ["png", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ["gif", text("GIF89a…")],
    ["webp", text("RIFF1234WEBPVP8 ")],
    ["svg", text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      "svg",
      text('\ufeff<?xml version="1.0"?>\n<!-- drawn --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a">\n<svg />'),
    ],
  ])("knows %s by its first bytes", (format, bytes) => {
    expect(sniffPicture(bytes)).toBe(format);
  });

  it.each([
    ["nothing", ""],
    ["HTML named as a picture", "<!doctype html><svg></svg>"],
    ["an SVG with entities", '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>'],
    ["HEIC", "\u0000\u0000\u0000\u0018ftypheic"],
    ["a PDF", "%PDF-1.7"],
    ["a tag that only starts like svg", "<svgscript></svgscript>"],
  ])("refuses %s", (_what, content) => {
    expect(sniffPicture(text(content))).toBeNull();
  });
});

it.each([
  ["ftypheic\0\0\0\0mif1heic", true],
  ["ftypmif1\0\0\0\0mif1heic", true],
  ["ftypheix\0\0\0\0", true],
  ["ftypmif1\0\0\0\0mif1avif", false],
  ["ftypmp42\0\0\0\0heic", false],
  ["\u00ff\u00d8 heic", false],
])("knows a phone's HEIC whatever it is called (%j: %s)", (content, is) => {
  expect(isHeic(text(`\0\0\0\u0018${content}`))).toBe(is);
});

describe("sniffVideo", () => {
  const matroska = (type: string) => new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x84, ...text(type)]);

  it.each([
    ["webm", matroska("webm")],
    ["mp4", text("\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000")],
    ["mp4", text("\u0000\u0000\u0000\u0020ftypisom\u0000\u0000\u0002\u0000")],
    ["mp4", text("\u0000\u0000\u0000\u0014ftypqt  \u0000\u0000\u0000\u0000qt  ")],
  ])("knows %s by its first bytes", (format, bytes) => {
    expect(sniffVideo(bytes)).toBe(format);
  });

  it.each([
    ["nothing", text("")],
    ["Matroska that is no WebM", matroska("mkv1")],
    ["a picture in the container of films", text("\u0000\u0000\u0000\u0018ftypheic")],
    ["HTML named as a film", text("<!doctype html>webm ftypmp42")],
  ])("refuses %s", (_what, bytes) => {
    expect(sniffVideo(bytes)).toBeNull();
  });
});
