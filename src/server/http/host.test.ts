import { describe, expect, it } from "vitest";
import { normaliseHost } from "./host.ts";

describe("normaliseHost", () => {
  it.each([
    ["localhost", "localhost"],
    ["LOCALHOST:3000", "localhost"],
    ["golf.localhost.", "golf.localhost"],
    ["Golf.Localhost.:3000", "golf.localhost"],
    ["xn--bcher-kva.example", "xn--bcher-kva.example"],
    ["127.0.0.1:8080", "127.0.0.1"],
  ])("reads %s as %s", (header, host) => expect(normaliseHost(header)).toBe(host));

  it.each([
    undefined,
    "",
    ".",
    "a..b",
    "a/b",
    "a b",
    "a:b",
    "a:80:80",
    "[::1]:3000",
    "a@b",
    "-a",
    "bücher.example",
    "a\tb",
  ])("refuses %j", (header) => expect(normaliseHost(header)).toBeNull());
});
