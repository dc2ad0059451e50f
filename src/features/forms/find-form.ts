import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { SiteIndex } from "~/features/site/domain/site-index.ts";
import { loadPublished } from "~/features/site/published.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { drawablePage } from "~/features/site/visitor-page.ts";
import { localeSchema } from "~/lib/locales.ts";
import { isFormKind, type FormKind } from "./domain/forms.ts";

export interface FormAddress {
  siteId: string;
  pageId: string;
  groupId: string;
  locale: string;
  /** Whether who asks has given the password of a page that has one. */
  isUnlocked?: boolean;
}

export interface FoundForm {
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
  const shown = { locale: language.data, pageId };
  const { sections } = await drawablePage({ index, ...published }, shown, () => Promise.resolve(noData));
  const group = sections.find(({ id }) => id === groupId);
  return group && isFormKind(group.kind) ? { index, kind: group.kind, group, pageName: named.name } : null;
}

const noData = { data: {}, keys: [], until: null };
