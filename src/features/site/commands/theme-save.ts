import { z } from "zod";
import { dequal } from "dequal/lite";
import { paletteFaults } from "~/features/blocks/theme/contrast-guard.ts";
import { darkOf } from "~/features/blocks/theme/dark-palettes.ts";
import { themeSchema, type Theme } from "~/features/blocks/theme/theme.ts";
import type { Step } from "~/features/document/commands.ts";
import { refuse } from "~/features/document/refusals.ts";
import { jsonSchema } from "~/lib/json.ts";
import { isPlainObject } from "~/lib/json-object.ts";
import type { SiteDocument } from "../document-schema.ts";
import { mergeTree } from "../domain/merge.ts";
import { defineSiteCommand } from "./define-command.ts";

/**
 * Changes the given parts of the look and leaves the others alone. Dark colours, where the site has some, go with a
 * palette that changes, unless others are given. Text that nobody could read is refused.
 */
export const themeSave = defineSiteCommand({
  name: "theme.save",
  input: z.strictObject({ theme: z.record(z.string(), jsonSchema) }),
  run: (document, { theme }) => {
    const result = themeSchema.safeParse(mergeTree(document.theme, theme));
    if (!result.success) return refuse("theme-invalid");
    const look = withNight(result.data, { former: document.theme, isGiven: "dark" in theme });
    if (dequal(document.theme, look)) return document;
    const { palette, dark } = look;
    const isUnreadable = [palette, dark ?? palette].some((each) =>
      paletteFaults(each).some((fault) => fault.isRefused),
    );
    return isUnreadable ? refuse("theme-unreadable") : { ...document, theme: look };
  },
});

/**
 * Whether dark colours that the operation changes are nobody's: they followed from the palette before, and do so
 * afterwards. Two people who change different colours of one palette change all of them.
 */
export function isNightDerived({ theme }: Pick<SiteDocument, "theme">, { command, input }: Step): boolean {
  if (command !== "theme.save" || !isPlainObject(input) || !isPlainObject(input.theme)) return false;
  return !("dark" in input.theme) && dequal(theme.dark, darkOf(theme.palette));
}

function withNight(theme: Theme, { former, isGiven }: { former: Theme; isGiven: boolean }): Theme {
  const isSame = dequal(former.palette, theme.palette);
  return !theme.dark || isGiven || isSame ? theme : { ...theme, dark: darkOf(theme.palette) };
}
