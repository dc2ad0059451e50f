import fc from "fast-check";
import { z } from "zod";
import type { Json } from "~/lib/json.ts";

type Shape = z.core.JSONSchema.BaseSchema;

/**
 * Values of a schema's shape, an object with three of its keys at most, and one in ten of another shape. What the
 * schema says beyond shapes (refinements, formats but for a UUID) they may break: both outcomes belong to a random play.
 */
export function arbitraryValue(schema: z.ZodType): fc.Arbitrary<Json> {
  return ofShape(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
}

function ofShape(shape: Shape): fc.Arbitrary<Json> {
  const other = fc.constantFrom<Json[]>(null, 7, "anders", {});
  return fc.oneof({ weight: 9, arbitrary: fitting(shape) }, { weight: 1, arbitrary: other });
}

function fitting(shape: Shape): fc.Arbitrary<Json> {
  const either = shape.anyOf ?? shape.oneOf;
  if (either) return fc.oneof(...either.map((each) => fitting(each)));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...(shape.enum as Json[]));
  switch (shape.type) {
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: shape.minimum ?? 0, max: Math.min(shape.maximum ?? 1_000, 1_000) });
    case "number":
      return fc.constantFrom(shape.minimum ?? 0, shape.maximum ?? 1, 0.5);
    case "array":
      return fc.array(fitting((shape.items ?? {}) as Shape), { maxLength: 3 });
    case "object":
      return ofObject(shape);
    case "string":
      return ofString(shape);
    default:
      return fc.constant(null);
  }
}

function ofObject({ properties = {}, propertyNames, additionalProperties }: Shape): fc.Arbitrary<Json> {
  const parts = Object.entries(properties).map(([key, part]) => [key, ofShape(part as Shape)] as const);
  if (parts.length > 0)
    return fc
      .subarray(parts, { maxLength: Math.min(3, parts.length) })
      .chain((some) => fc.record(Object.fromEntries(some)));
  const keys = propertyNames ? fitting(propertyNames as Shape) : fc.constantFrom("eins", "zwei");
  const values = typeof additionalProperties === "object" ? fitting(additionalProperties) : fc.constant(null);
  return fc.dictionary(keys.map(String), values, { maxKeys: 3 });
}

function ofString({ format, pattern, maxLength = 200 }: Shape): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.constantFrom("", " Eins ", "https://example.org", "<i>Zwei</i>").map((text) => text.slice(0, maxLength));
}
