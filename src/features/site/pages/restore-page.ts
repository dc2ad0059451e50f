import { DomainError } from "~/lib/errors.ts";
import type { Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { restoredEntry } from "../commands/page-trash.ts";
import { addressTakenFrom } from "../domain/pages/page-index.ts";
import { runPageCommand, type Done } from "../run-commands.ts";

/**
 * Takes a page out of the trash: with its addresses, or with those given, at its places in the navigation, in the
 * collections that are still there (as the last item), and for visitors as it was, unless another page shows at its address now; then it is a draft. Throws
 * `not-found` for a page that is not in the trash, and `invalid` with `refusal: "slug-taken"`, `locale` and `slug` for an
 * address that another page has taken meanwhile.
 */
export function restorePage(
  ctx: ServiceContext,
  { pageId, slugs = {} }: { pageId: string; slugs?: Partial<Record<Locale, string>> },
): Promise<Done> {
  const step = { command: "page.restore" as const, input: { pageId, slugs } };
  return runPageCommand(ctx, step, {
    check: (document) => {
      const trashed = document.trash[pageId];
      if (!trashed) return;
      const { items: _, entries: _entries, ...entry } = trashed;
      const taken = addressTakenFrom(document.pages, pageId, restoredEntry(document, entry, slugs));
      if (!taken) return;
      const details = { refusal: "slug-taken", locale: taken.locale, slug: taken.slug };
      throw new DomainError("invalid", `Another page has the slug ${taken.slug} by now`, details);
    },
  });
}
