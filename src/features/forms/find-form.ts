import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import type { PublishedPage } from "~/features/page/schema.ts";
import { translator } from "~/i18n/catalogue.ts";
import { loadPublished } from "~/features/site/published.ts";
import { replacedSince } from "~/features/site/recently-published.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { drawablePage } from "~/features/site/visitor-page.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { hour } from "~/lib/time/lengths.ts";
import { labelOf } from "./domain/field-words.ts";
import type { FormField } from "./domain/form-field.ts";
import { fieldsOfSection } from "./domain/questions.ts";
import { isFormKind, type FormKind } from "./domain/forms.ts";

export interface FormAddress {
  siteId: string;
  pageId: string;
  groupId: string;
  locale: string;
  /** Whether who asks has given the password of a page that has one. */
  isUnlocked?: boolean;
}

interface FoundForm {
  index: SiteIndex;
  kind: FormKind;
  group: ResolvedGroup;
  pageName: string;
}

/** The form that visitors of this page see, by its section; null for what is not published, not open, or of elsewhere. */
export async function findForm({
  siteId,
  pageId,
  groupId,
  locale,
  isUnlocked = false,
}: FormAddress): Promise<FoundForm | null> {
  const index = await getSiteIndex(siteId);
  const page = index?.pages.get(pageId);
  const language = localeSchema.safeParse(locale);
  const named = language.success ? page?.locales[language.data] : undefined;
  if (!index || !named || !language.success || (page?.isProtected && !isUnlocked)) return null;
  const published = await loadPublished(siteId, pageId);
  if (!published) return null;
  const group = await sectionOf(index, published, { pageId, groupId, locale: language.data });
  return group && isFormKind(group.kind) ? { index, kind: group.kind, group, pageName: named.name } : null;
}

/** So long may a page be open whose form is changed meanwhile. */
const openMs = 24 * hour;

/**
 * What the form of a section asked until a while ago, and asks no more: the questions that are meant. Nobody has to answer
 * them, but who has may have had the page open since. Those of its kind, before it had cards, are called as cards are.
 */
export async function formerQuestions(
  index: SiteIndex,
  { pageId, groupId, locale }: FormAddress,
  isMeant: (field: FormField) => boolean,
): Promise<FormField[]> {
  const found = new Map<string, FormField>();
  const t = translator(locale);
  for (const version of await replacedSince(index.id, pageId, new Date(Date.now() - openMs))) {
    const group = await sectionOf(index, version, { pageId, groupId, locale: localeSchema.parse(locale) });
    if (group?.kind !== "form") continue;
    for (const { isRequired: _, ...field } of fieldsOfSection(group.kind, group))
      if (isMeant(field) && !found.has(field.name)) found.set(field.name, { ...field, label: labelOf(field, t) });
  }
  return [...found.values()];
}

/** The forms that visitors of a published page see in a language. */
export async function formsOnPage(index: SiteIndex, pageId: string, locale: string): Promise<ResolvedGroup[]> {
  const language = localeSchema.safeParse(locale);
  const published = language.success ? await loadPublished(index.id, pageId) : null;
  if (!published || !language.success) return [];
  const { sections } = await drawablePage({ index, ...published }, { locale: language.data, pageId }, () =>
    Promise.resolve(noData),
  );
  return sections.filter(({ kind }) => isFormKind(kind));
}

async function sectionOf(
  index: SiteIndex,
  page: PublishedPage,
  { pageId, groupId, locale }: { pageId: string; groupId: string; locale: Locale },
): Promise<ResolvedGroup | undefined> {
  const { sections } = await drawablePage({ index, ...page }, { locale, pageId }, () => Promise.resolve(noData));
  return sections.find(({ id }) => id === groupId);
}

const noData = { data: {}, keys: [], until: null };
