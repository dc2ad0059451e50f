import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadPageDataWith } from "~/kinds/page-data.ts";
import { PageSections } from "~/kinds/page-sections.tsx";
import { namedEntryIn } from "~/features/blocks/data/listing-data.ts";
import { askedAbout } from "~/features/forms/asked-about.ts";
import { entryMetadata } from "~/features/listings/entry-metadata.ts";
import { namedElsewhere, namedEntryOf, namedIn, placesNaming } from "~/features/listings/named-entry.ts";
import { isPrivate } from "~/features/privacy/domain/services.ts";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { StructuredData } from "~/features/site/structured-data/structured-data.tsx";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";
import { getDb } from "~/server/db.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string; pageId: string; entryId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entryMetadata(await params);
}

/** A page whose list holds an entry that lies open, at its own address; or whose form is asked about one. Reached through the process's own routing only. */
export default async function EntryPage({ params }: Props) {
  const { siteId, locale, pageId, entryId } = await params;
  const found = await loadVisitorPage(
    { siteId, locale, pageId, form: `entry-${entryId}` },
    loadPageDataWith({ entryId }),
  );
  if (!found) notFound();
  const { index, page, sections } = found;
  const entry = namedEntryOf(found.context.data, entryId);
  const named = entry ?? (await namedElsewhere(getDb(), index, { page, locale, entryId }));
  if (!named) notFound();
  const context = { ...found.context, data: { ...found.context.data, ...namedIn(named) } };
  const places = await placesNaming(getDb(), index, { page, entryId, isListed: entry !== null });
  return (
    <>
      <SiteFrame index={index} locale={locale} page={page} places={places} isPrivate={isPrivate(sections)}>
        <PageSections
          name={found.name}
          sections={askedAbout(sections, namedEntryIn(context.data), context.t)}
          context={context}
        />
      </SiteFrame>
      <StructuredData index={index} locale={locale} page={page} sections={sections} entry={entry ?? undefined} />
    </>
  );
}
