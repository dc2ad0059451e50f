import { expect, it } from "vitest";
import { foreignAddress, isDead } from "./foreign-address.ts";

it.each([
  ["https://example.org/a?b=1#c", "https://example.org/a?b=1"],
  [" http://example.org ", "http://example.org/"],
  ["https://laden.example/de/team", null], // the site's own
  ["/de/team", null],
  ["mailto:a@example.org", null],
  ["tel:+41", null],
  ["https://user:secret@example.org/", null],
  ["https://example.org:8443/", null],
  ["http://127.0.0.1/", null],
  ["http://[::1]/", null],
  ["http://localhost/", null],
  ["kein Link", null],
])("tries %s as %s", (address, tried) => expect(foreignAddress(address, ["laden.example"])).toBe(tried));

it("tries no address of more than 2,000 characters, as it is sent", () => {
  const tried = (path: string) => foreignAddress(`https://example.org/${path}`, []);
  expect(tried("a".repeat(1_980))).toHaveLength(2_000);
  expect([tried("a".repeat(1_981)), tried("ü".repeat(400))]).toEqual([null, null]);
});

it("calls dead what visitors do not find either", () => {
  expect([200, 301, 401, 403, 429, 999].filter(isDead)).toEqual([]);
  expect([null, 404, 410, 500, 503].filter(isDead)).toHaveLength(5);
});
