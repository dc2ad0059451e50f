import { expect, it } from "vitest";
import { shortened } from "./logger.ts";

it("cuts what strangers write into the log, and leaves the rest", () => {
  const line = shortened({ path: "/".repeat(900_000), stack: "at x".repeat(5_000), status: 404, requestId: "a" });
  expect(String(line["path"]).length).toBeLessThan(510);
  expect(String(line["stack"]).length).toBeLessThan(4_010);
  expect(line).toMatchObject({ status: 404, requestId: "a" });
});
