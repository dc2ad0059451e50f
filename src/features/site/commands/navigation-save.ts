import { z } from "zod";
import { navigationParts } from "../domain/navigation/navigation-tree.ts";
import { refuse } from "~/features/document/refusals.ts";
import { navigationSchema } from "../schema.ts";
import { defineSiteCommand } from "./define-command.ts";

/** Replaces the whole navigation; what is the same as before is no change. Every page named must be the site's. */
export const navigationSave = defineSiteCommand({
  name: "navigation.save",
  input: z.strictObject({ navigation: navigationSchema }),
  run: (document, { navigation }, { locales }) => {
    const parts = navigationParts(navigation, document.navigation, locales[0]);
    const items = navigation.flatMap(({ children }) => children.flatMap((item) => [item, ...item.children]));
    if (Object.keys(parts.entries).length < items.length) return refuse("invalid-input");
    if (items.some(({ pageId }) => !Object.hasOwn(document.pages, pageId))) return refuse("page-not-found");
    return { ...document, navigation: parts };
  },
});
