import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import type { DisplayCondition, OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { optionValues } from "~/features/blocks/option-values.ts";
import type { Group } from "~/features/page/schema.ts";

interface ListedOption {
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

/**
 * The names of a group's fields that a panel offers: those whose conditions are met, and those that hold words, which
 * ask for their translation wherever they are.
 */
export function listedFields(
  { fields, options }: Pick<BlockDefinition, "fields" | "options">,
  group: Pick<Group, "fields" | "options">,
): string[] {
  const values = optionValues(options, group.options);
  const isWritten = (name: string) => Object.values(group.fields[name]?.texts ?? {}).some(({ text }) => text);
  return Object.keys(fields).filter((name) => areMet(fields[name]?.displayConditions, values) || isWritten(name));
}

/** An option is listed only when it may be changed and all of its conditions are met. */
export function isListed(option: OptionDefinition, values: Record<string, unknown>): boolean {
  return option.editable !== false && areMet(option.displayConditions, values);
}

function areMet(conditions: Record<string, DisplayCondition> = {}, values: Record<string, unknown>): boolean {
  return Object.values(conditions).every((condition) => isMet(condition, values));
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
