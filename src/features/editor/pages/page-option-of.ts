import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { pageOptions, pageOptionValues } from "~/features/blocks/page-options.ts";
import type { ListedPage } from "./page-lists.ts";

/** The options that a page itself has, by definition, each with its present value. */
export function optionOf(
  page: Pick<ListedPage, "options">,
): { key: string; option: OptionDefinition; value: string }[] {
  const values: Record<string, unknown> = pageOptionValues(page.options);
  return Object.entries(pageOptions).map(([key, option]) => ({ key, option, value: String(values[key]) }));
}
