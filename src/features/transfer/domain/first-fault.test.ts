import { expect, it } from "vitest";
import { z } from "zod";
import { firstFault } from "./first-fault.ts";

const shape = z.strictObject({
  id: z.number(),
  parts: z.record(z.string().max(2), z.array(z.strictObject({ name: z.string(), more: z.string().default("") }))),
});

it.each([
  [{ id: 1, parts: { a: [{ name: "x" }, { name: "y", more: "z" }] } }, null],
  [{ id: 1 }, ".parts: "],
  [{ id: "1", parts: {} }, ".id: "],
  [{ id: 1, parts: {}, toString: 1 }, ".toString: unknown"],
  [{ id: 1, parts: { abc: [] } }, ".parts.abc: "],
  [{ id: 1, parts: { a: [{ name: "x" }, {}] } }, ".parts.a[1].name: "],
  [[], ": "],
])("tells of %o the first fault", (value, fault) => {
  const found = firstFault(shape, value);
  if (fault === null) expect(found).toBeNull();
  else expect(found?.startsWith(fault)).toBe(true);
});
