import type { OptionDefinition } from "./option-kinds.ts";

/** Every declared option with its stored value, or its default when none is stored or the stored one is not valid. */
export function optionValues(
  definitions: Record<string, OptionDefinition>,
  stored: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(definitions).map(([key, definition]) => {
      const value = Object.hasOwn(stored, key) ? definition.schema.safeParse(stored[key]) : null;
      return [key, value?.success ? value.data : definition.default];
    }),
  );
}
