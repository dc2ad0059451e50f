import type { OptionDefinition, OptionsOf } from "./option-kinds.ts";

/** Every declared option with its stored value, or its default when none is stored or the stored one is not valid. */
export function optionValues<Options extends Record<string, OptionDefinition>>(
  definitions: Options,
  stored: Readonly<Record<string, unknown>>,
): OptionsOf<Options> {
  const values = Object.entries(definitions).map(([key, definition]) => {
    const value = Object.hasOwn(stored, key) ? definition.schema.safeParse(stored[key]) : null;
    return [key, value?.success ? value.data : definition.default] as const;
  });
  return Object.fromEntries(values) as OptionsOf<Options>;
}
