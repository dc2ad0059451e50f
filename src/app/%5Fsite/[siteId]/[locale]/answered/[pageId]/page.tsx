import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadPageDataWith } from "~/kinds/page-data.ts";
import { PageSections } from "~/kinds/page-sections.tsx";
import { aboutName, namedEntryIn } from "~/features/blocks/data/listing-data.ts";
import { answerName } from "~/features/forms/answer.ts";
import { askedAbout } from "~/features/forms/asked-about.ts";
import { pendingAnswer } from "~/features/forms/pending-answers.ts";
import { namedElsewhere, namedEntryOf, namedIn } from "~/features/listings/named-entry.ts";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { siteMetadata } from "~/features/site/site-metadata.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";
import { getDb } from "~/server/db.ts";

interface Props {
  params: Promise<{ siteId: string; locale: string; pageId: string }>;
  searchParams: Promise<{ answer?: string | string[]; unlocked?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { siteId, locale, pageId } = await params;
  return siteMetadata(siteId, locale, pageId);
}

/** A page with a form that was not taken: what was written stands in it, beside what is wrong with it. */
export default async function AnsweredPage({ params, searchParams }: Props) {
  const { siteId, locale, pageId } = await params;
  const asked = await searchParams;
  const answer = pendingAnswer(String(asked.answer ?? ""));
  const isUnlocked = asked.unlocked === "1"; // said by the process's own routing, which alone leads here
  const entryId = String(answer?.entered[aboutName] ?? "");
  const found = await loadVisitorPage({ siteId, locale, pageId, isUnlocked }, loadPageDataWith({ entryId }));
  if (!found || !answer) notFound();
  const { index, page } = found;
  const about =
    namedEntryOf(found.context.data, entryId) ?? (await namedElsewhere(getDb(), index, { page, locale, entryId }));
  const context = { ...found.context, data: { ...found.context.data, ...namedIn(about), [answerName]: answer } };
  return (
    <SiteFrame index={index} locale={locale} page={page} isPrivate>
      <PageSections
        name={found.name}
        sections={askedAbout(found.sections, namedEntryIn(context.data), context.t)}
        context={context}
      />
    </SiteFrame>
  );
}
