import { z } from "zod";

type QueryValue = string | number | boolean | string[];

/**
 * Query parameters as a procedure's input: texts, and booleans, numbers and lists where the shape asks for them. What
 * does not look like its type stays a text, for the shape to refuse.
 */
export function queryInput(query: URLSearchParams, shape: unknown): Record<string, QueryValue> {
  const fields: Record<string, unknown> = shape instanceof z.ZodObject ? shape.shape : {};
  const names = [...new Set(query.keys())];
  return Object.fromEntries(names.map((name) => [name, typed(query.getAll(name), bare(fields[name]))]));
}

function typed(values: string[], schema: unknown): QueryValue {
  if (schema instanceof z.ZodArray || values.length > 1) return values;
  const [value = ""] = values;
  if (schema instanceof z.ZodBoolean) return { true: true, "1": true, false: false, "0": false }[value] ?? value;
  if (schema instanceof z.ZodNumber && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  return value;
}

/** The shape inside "optional", "nullable" and "default". */
function bare(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? bare(schema.unwrap()) : schema;
}
