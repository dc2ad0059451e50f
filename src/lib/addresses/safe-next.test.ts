import { describe, expect, it } from "vitest";
import { safeNext } from "./safe-next.ts";

describe("safeNext", () => {
  it.each(["/", "/de/edit/home?toolbar=1", "/de/a#b", "/de/%5C%5Cevil.example", "/?next=//evil.example"])(
    "keeps the path %j",
    (path) => expect(safeNext(path)).toBe(path),
  );

  it.each([
    "",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r/evil.example",
    " //evil.example",
    "\t//evil.example",
    "/\u0000/evil.example",
    "/\u2028/evil.example",
    "https://evil.example",
    "HTTPS://evil.example",
    "https:evil.example",
    "https:/evil.example",
    "http:\\\\evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "blob:https://evil.example/x",
    "file:///etc/passwd",
    "mailto:a@b.example",
    "tel:1",
    "evil.example",
    ".evil.example",
    "@evil.example",
    "?x",
    "#x",
    "../x",
    "/..//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "/a/..//evil.example",
    "/a/../\\evil.example",
    "/de\\..\\..\\evil.example",
    `/${"a".repeat(3_000)}`,
  ])("turns %j down", (wanted) => expect(safeNext(wanted, "/de")).toBe("/de"));

  it("falls back when nothing is wanted", () => expect(safeNext(null)).toBe("/"));
});
