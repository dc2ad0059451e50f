import type { FormField } from "./form-field.ts";

/** Of questions that are called alike, each after the first has a number, whether they were answered or not: "Name (2)". */
export function toldApart(fields: readonly FormField[]): FormField[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    const { label } = field;
    if (label === undefined) return field;
    let own = label;
    for (let at = 2; taken.has(own); at++) own = `${label} (${at})`;
    taken.add(own);
    return { ...field, label: own };
  });
}
