import { describe, expect, it } from "vitest";
import { z } from "zod";
import { queryInput } from "./query.ts";

const shape = z.strictObject({
  includeDrafts: z.boolean().default(false),
  page: z.number().optional(),
  tags: z.array(z.string()).optional(),
  id: z.string(),
});
const read = (query: string) => queryInput(new URLSearchParams(query), shape);

describe("queryInput", () => {
  it("reads switches, numbers and lists where the shape has them", () =>
    expect(read("includeDrafts=true&page=2&tags=a&id=7")).toEqual({
      includeDrafts: true,
      page: 2,
      tags: ["a"],
      id: "7",
    }));

  it("leaves what does not look like its type for the shape to refuse", () =>
    expect(read("includeDrafts=maybe&page=1e9")).toEqual({ includeDrafts: "maybe", page: "1e9" }));

  it("keeps a repeated and an unknown parameter, for the shape to refuse", () =>
    expect(read("id=1&id=2&siteId=3")).toEqual({ id: ["1", "2"], siteId: "3" }));
});
