import { z } from "zod";
import { jsonSchema } from "~/lib/json.ts";
import { sameJson } from "../domain/same-json.ts";
import { refuse } from "../refusals.ts";
import { defineCommand } from "./define-command.ts";

/** What a page may carry beside its content: the place of a hole on the map, and its number on the course. */
const pageOptions = {
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  number: z.number().int().min(1).max(99),
} as const;
type PageOption = keyof typeof pageOptions;

/** Sets one option of the page, or removes it with null. */
export const pageOption = defineCommand({
  name: "page.option",
  input: z.strictObject({ key: z.enum(Object.keys(pageOptions) as [PageOption, ...PageOption[]]), value: jsonSchema }),
  label: { de: "Seitenoption ändern", fr: "Modifier une option de la page" },
  merge: "never",
  run: (document, { key, value }) => {
    const { [key]: before, ...others } = document.options;
    if (value === null) return before === undefined ? document : { ...document, options: others };
    if (!pageOptions[key].safeParse(value).success) return refuse("invalid-input");
    if (before !== undefined && sameJson(before, value)) return document;
    return { ...document, options: { ...others, [key]: value } };
  },
});
