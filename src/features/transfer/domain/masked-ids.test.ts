import { createHash, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { canonicalJson } from "./canonical-json.ts";
import { idMask, maskedIds, maskedText } from "./masked-ids.ts";

const mask = idMask(createHash("sha256").update("here").digest());
const id = randomUUID();
const other = maskedText(id, mask);

describe("masked ids", () => {
  it("are others, are ids themselves, and lead back", () => {
    expect(other).not.toBe(id);
    expect(z.uuid().safeParse(other).success).toBe(true);
    expect(maskedText(other, mask)).toBe(id);
  });

  it("are found as values, as keys, in links to pages and in addresses of media, and nowhere else", () => {
    const value = { [id]: [id, `page:${id}`, `/media/${id}`, `see ${id}`], text: id, name: null, size: 1 };
    const masked = { [other]: [other, `page:${other}`, `/media/${other}`, `see ${id}`] };
    expect(maskedIds(value, mask)).toEqual({ ...masked, text: id, name: null, size: 1 });
  });
});

it("writes the same content in the same way", () =>
  expect(canonicalJson({ b: [{ z: 1, a: "ü" }], a: null })).toBe(canonicalJson({ a: null, b: [{ a: "ü", z: 1 }] })));
