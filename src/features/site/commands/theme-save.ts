import { z } from "zod";
import { dequal } from "dequal/lite";
import { paletteFaults } from "~/features/blocks/theme/contrast-guard.ts";
import { themeSchema } from "~/features/blocks/theme/theme.ts";
import { refuse } from "~/features/document/refusals.ts";
import { jsonSchema } from "~/lib/json.ts";
import { mergeTree } from "../domain/merge.ts";
import { defineSiteCommand } from "./define-command.ts";

/** Changes the given parts of the look and leaves the others alone. Text that nobody could read is refused. */
export const themeSave = defineSiteCommand({
  name: "theme.save",
  input: z.strictObject({ theme: z.record(z.string(), jsonSchema) }),
  run: (document, { theme }) => {
    const result = themeSchema.safeParse(mergeTree(document.theme, theme));
    if (!result.success) return refuse("theme-invalid");
    if (dequal(document.theme, result.data)) return document;
    const { palette, dark } = result.data;
    const isUnreadable = [palette, dark ?? palette].some((each) =>
      paletteFaults(each).some((fault) => fault.isRefused),
    );
    return isUnreadable ? refuse("theme-unreadable") : { ...document, theme: result.data };
  },
});
