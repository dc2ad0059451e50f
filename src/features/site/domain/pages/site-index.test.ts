import { expect, it } from "vitest";
import { testSite } from "../../../../../tests/support/test-site.ts";

it("has no index of a site without a language", () =>
  expect(() => testSite([], { locales: [] })).toThrow("No i18n config found"));
