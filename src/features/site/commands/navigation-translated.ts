import { z } from "zod";
import { refuse } from "~/features/document/refusals.ts";
import { localeSchema } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import { withLabelConfirmed } from "../domain/labels.ts";
import { defineSiteCommand } from "./define-command.ts";

/** Says that what an entry or a container says in one language is still right, although the first language says something else since. */
export const navigationTranslated = defineSiteCommand({
  name: "navigation.translated",
  input: z.strictObject({ id: z.uuid().toLowerCase(), locale: localeSchema }),
  run: (document, { id, locale }, { locales }) => {
    const { containers, entries } = document.navigation;
    const entry = ownValue(entries, id);
    const container = ownValue(containers, id);
    if (entry) {
      const edited = withLabelConfirmed(entry, locale, locales[0]);
      return { ...document, navigation: { containers, entries: { ...entries, [id]: edited } } };
    }
    if (!container) return refuse("entry-not-found");
    const edited = withLabelConfirmed(container, locale, locales[0]);
    return { ...document, navigation: { entries, containers: { ...containers, [id]: edited } } };
  },
});
