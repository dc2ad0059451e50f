import type { SiteDocument } from "~/features/site/document-schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { bySortKey } from "~/lib/sort-key.ts";
import { plainPair, type TextPair } from "./text-pair.ts";

interface Languages {
  source: Locale;
  locale: Locale;
}

/** What the navigation says in words of its own; an entry without any says the name of its page. */
export function navigationPairs({ navigation }: SiteDocument, { source, locale }: Languages): TextPair[] {
  const containers = inOrder(navigation.containers);
  const entries = inOrder(navigation.entries);
  return containers.flatMap(({ id, label }) => [
    ...plainPair({ type: "container", containerId: id }, id, { source: label[source], text: label[locale] }),
    ...entries
      .filter((entry) => entry.containerId === id && !entry.disallowedLocales.includes(locale))
      .flatMap((entry) =>
        plainPair({ type: "entry", entryId: entry.id }, entry.id, {
          source: entry.label[source],
          text: entry.label[locale],
        }),
      ),
  ]);
}

/** What the site's other pages are called. */
export function otherPagePairs({ pages }: SiteDocument, pageId: string, { source, locale }: Languages): TextPair[] {
  return Object.entries(pages)
    .filter(([id]) => id !== pageId)
    .flatMap(([id, { names }]) =>
      plainPair({ type: "otherPage", pageId: id }, id, { source: names[source], text: names[locale] }),
    );
}

function inOrder<Row extends { sortKey: string }>(rows: Record<string, Row>): (Row & { id: string })[] {
  return Object.entries(rows)
    .map(([id, row]) => ({ ...row, id }))
    .sort(bySortKey);
}
