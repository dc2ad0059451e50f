import { z } from "zod";
import { ownValue } from "~/lib/own-value.ts";

/**
 * The first thing in which a value is not of a shape, in words; null where its parts are. Lists, records and objects are
 * looked at part by part: a shape that is held against millions of wrong items tells of each of them, and takes memory
 * for it. What a shape says of a list or an object as a whole is not looked at.
 */
export function firstFault(shape: z.ZodType, value: unknown, path = ""): string | null {
  if (shape instanceof z.ZodArray && Array.isArray(value))
    return firstOf(value.entries(), (item, at) => firstFault(shape.element as z.ZodType, item, `${path}[${at}]`));
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (shape instanceof z.ZodRecord && isObject)
    return firstOf(Object.entries(value), (part, key) => {
      const name = `${path}.${key.slice(0, 60)}`;
      return firstFault(shape.keyType as z.ZodType, key, name) ?? firstFault(shape.valueType as z.ZodType, part, name);
    });
  if (shape instanceof z.ZodObject && isObject) {
    const parts = shape.shape as Record<string, z.ZodType>;
    const own = value as Record<string, unknown>;
    const fault =
      shape.def.catchall instanceof z.ZodNever ? Object.keys(own).find((key) => !Object.hasOwn(parts, key)) : undefined;
    if (fault !== undefined) return `${path}.${fault.slice(0, 60)}: unknown`;
    return firstOf(Object.entries(parts), (part, key) => firstFault(part, ownValue(own, key), `${path}.${key}`));
  }
  const { error } = shape.safeParse(value);
  return error ? `${path}: ${error.issues[0]?.message ?? "wrong"}` : null;
}

function firstOf<Key, Part>(
  parts: Iterable<[Key, Part]>,
  fault: (part: Part, key: Key) => string | null,
): string | null {
  for (const [key, part] of parts) {
    const found = fault(part, key);
    if (found !== null) return found;
  }
  return null;
}
