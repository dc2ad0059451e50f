import type { SiteDocument } from "~/features/site/document-schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { bySortKey } from "~/lib/sort-key.ts";
import type { Labelled } from "../domain/labels.ts";
import { plainPair, type TextPair } from "./text-pair.ts";

interface Languages {
  source: Locale;
  locale: Locale;
}

/** What the navigation says in words of its own; an entry without any says the name of its page. */
export function navigationPairs({ navigation }: SiteDocument, { source, locale }: Languages): TextPair[] {
  const containers = inOrder(navigation.containers);
  const entries = inOrder(navigation.entries);
  const words = ({ label, labelSources, labelMachine }: Labelled) => ({
    source: label[source],
    text: label[locale],
    madeFrom: labelSources?.[locale],
    isMachine: labelMachine?.includes(locale),
  });
  return containers.flatMap(({ id, ...container }) => [
    ...plainPair({ type: "container", containerId: id }, id, words(container)),
    ...entries
      .filter((entry) => entry.containerId === id && !entry.disallowedLocales.includes(locale))
      .flatMap((entry) => plainPair({ type: "entry", entryId: entry.id }, entry.id, words(entry))),
  ]);
}

function inOrder<Row extends { sortKey: string }>(rows: Record<string, Row>): (Row & { id: string })[] {
  return Object.entries(rows)
    .map(([id, row]) => ({ ...row, id }))
    .sort(bySortKey);
}
