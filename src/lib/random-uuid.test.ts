import { expect, it } from "vitest";
import { z } from "zod";
import { randomUuid } from "./random-uuid.ts";

it("makes ids of version 4, each another one", () => {
  const ids = Array.from({ length: 200 }, randomUuid);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
