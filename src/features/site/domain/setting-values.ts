import { z } from "zod";
import { siteSettingsSchema } from "../schema.ts";

/**
 * The values between which a setting chooses, in the order of their declaration; `path` names it from its section on
 * ("header.logoSize"). Throws for a path that leads to no such setting.
 */
export function valuesOfSetting(path: string): readonly string[] {
  let at: z.core.$ZodType = siteSettingsSchema;
  for (const name of path.split(".")) {
    const section = declared(at);
    const next = section instanceof z.ZodObject ? (section.shape as Record<string, z.core.$ZodType>)[name] : undefined;
    if (!next) throw new Error(`there is no setting ${path}`);
    at = next;
  }
  const choice = declared(at);
  if (!(choice instanceof z.ZodEnum)) throw new Error(`the setting ${path} is no choice`);
  return choice.options.map(String);
}

/** A declaration without its default. */
function declared(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped = schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapped ? declared(schema.unwrap()) : schema;
}
