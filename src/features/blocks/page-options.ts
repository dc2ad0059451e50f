import { option, type OptionDefinition, type OptionsOf } from "./option-kinds.ts";
import { optionValues } from "./option-values.ts";

/** The options that a page itself has, declared like those of a section. */
export const pageOptions = {
  headerType: option.headerType(),
} satisfies Record<string, OptionDefinition>;

/** Every option of a page with its stored value, or its default. */
export function pageOptionValues(stored: Readonly<Record<string, unknown>>): OptionsOf<typeof pageOptions> {
  return optionValues(pageOptions, stored);
}
