import type { DisplayCondition, OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { optionValues } from "~/features/blocks/option-values.ts";

export interface ListedOption {
  key: string;
  option: OptionDefinition;
  value: unknown;
}

/** The options that a panel offers for what is stored of them, each with its value. */
export function listedOptions(
  options: Record<string, OptionDefinition>,
  stored: Record<string, unknown>,
): ListedOption[] {
  const values = optionValues(options, stored);
  return Object.entries(options)
    .filter(([, option]) => isListed(option, values))
    .map(([key, option]) => ({ key, option, value: values[key] }));
}

/** An option is listed only when it may be changed and all of its conditions are met. */
export function isListed(option: OptionDefinition, values: Record<string, unknown>): boolean {
  if (option.editable === false) return false;
  return Object.values(option.displayConditions ?? {}).every((condition) => isMet(condition, values));
}

function isMet(condition: DisplayCondition, values: Record<string, unknown>): boolean {
  if (typeof condition === "boolean") return condition;
  const value = values[condition.option];
  switch (condition.is) {
    case "=":
      return value === condition.value;
    case "!=":
      return value !== condition.value;
    case ">":
      return Number(value) > Number(condition.value);
    case "<":
      return Number(value) < Number(condition.value);
  }
}
