import { expect, it } from "vitest";
import { givenUrl } from "../../../tests/support/given-url.ts";

it("takes an empty TEST_DATABASE_URL as unset, and names one that is no address", () => {
  expect(givenUrl("")).toBeUndefined();
  expect(givenUrl(undefined)).toBeUndefined();
  expect(givenUrl("postgresql://me@localhost/x")).toBe("postgresql://me@localhost/x");
  for (const wrong of ["localhost", "mysql://me@localhost/x", " "]) {
    expect(() => givenUrl(wrong)).toThrow(/^TEST_DATABASE_URL is not/);
  }
});
