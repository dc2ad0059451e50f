import { expect, it } from "vitest";
import { givenHost } from "./given-host.ts";

it("is a name that browsers ask for, however it was written", () => {
  expect(givenHost("Bäckerei.example")).toBe("xn--bckerei-5wa.example");
  expect(givenHost("https://Shop.example:8443/de")).toBe("shop.example");
});

it.each(["shop..example", "-shop.example", "shop.example.", "a_b.example", ""])(
  "refuses %j, which shows nothing",
  (text) => expect(() => givenHost(text)).toThrow("is no host name"),
);
