import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadPageData } from "~/kinds/page-data.ts";
import { PageSections } from "~/kinds/page-sections.tsx";
import { entryMetadata } from "~/features/listings/entry-metadata.ts";
import { namedEntryOf, namedIn } from "~/features/listings/named-entry.ts";
import { isPrivate } from "~/features/privacy/domain/services.ts";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { StructuredData } from "~/features/site/structured-data/structured-data.tsx";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string; pageId: string; entryId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entryMetadata(await params);
}

/** A page whose list holds an entry that lies open, at its own address. Reached through the process's own routing only. */
export default async function EntryPage({ params }: Props) {
  const { siteId, locale, pageId, entryId } = await params;
  const found = await loadVisitorPage({ siteId, locale, pageId, form: `entry-${entryId}` }, loadPageData);
  const entry = found && namedEntryOf(found.context.data, entryId);
  if (!found || !entry) notFound();
  const { index, page, sections } = found;
  const context = { ...found.context, data: { ...found.context.data, ...namedIn(entry) } };
  return (
    <>
      <SiteFrame index={index} locale={locale} page={page} isPrivate={isPrivate(sections)}>
        <PageSections name={found.name} sections={sections} context={context} />
      </SiteFrame>
      <StructuredData index={index} locale={locale} page={page} sections={sections} entry={entry} />
    </>
  );
}
