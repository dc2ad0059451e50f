import { expect, it } from "vitest";
import { fileSize } from "./file-size.ts";

it.each([
  [0, "0 Bytes"],
  [900, "900 Bytes"],
  [1_024, "1 KB"],
  [1_536, "1.5 KB"],
  [15 * 1024 ** 2, "15 MB"],
  [1.25 * 1024 ** 3, "1.3 GB"],
  [(500 * 1024 ** 4) / 1024, "500 GB"],
])("says %d bytes as %s", (bytes, text) => expect(fileSize(bytes, "de")).toBe(text));

it.each([
  [900, "900 octets"],
  [1_536, "1,5 Ko"],
  [15 * 1024 ** 2, "15 Mo"],
])("says %d bytes in French as %s", (bytes, text) => expect(fileSize(bytes, "fr")).toBe(text));

it("writes figures as the Swiss do where a browser may know no customs of a language", () =>
  expect(fileSize(1_536, "rm")).toBe("1.5 KB"));

it.each([
  ["it", "900 byte", "1.5 KB"],
  ["rm", "900 bytes", "1.5 KB"],
  ["en", "900 bytes", "1.5 KB"],
  ["sq", "900 bajt", "1.5 KB"],
  ["sr", "900 bajtova", "1,5 KB"],
  ["hr", "900 bajtova", "1,5 KB"],
  ["es", "900 bytes", "1,5 KB"],
  ["pt", "900 bytes", "1,5 KB"],
])("calls bytes in %s as its readers do", (language, bytes, kilobytes) =>
  expect([fileSize(900, language), fileSize(1_536, language)]).toEqual([bytes, kilobytes]),
);
