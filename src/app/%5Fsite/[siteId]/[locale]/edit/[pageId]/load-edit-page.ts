import { z } from "zod";
import type { GivenSetting, PagePaths } from "~/features/editor/state/editor-context.tsx";
import { editorLanguageOf } from "~/features/account/editor-language.ts";
import { pageHref } from "~/features/editor/state/addresses.ts";
import type { Draft } from "~/features/page/api-schema.ts";
import { isThere } from "~/features/page/domain/shown-groups.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { withUnpublished } from "~/features/site/domain/frame/frame-index.ts";
import { signIds } from "~/features/site/domain/frame/site-logo.ts";
import { pageLookup } from "~/features/site/domain/pages/page-lookup.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { loadPageData } from "~/kinds/page-data.ts";
import { loadSite } from "~/features/site/load-site.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { blocks } from "~/kinds/registry.ts";
import { DomainError } from "~/lib/errors.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getActor } from "~/server/auth.ts";
import type { Actor } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { keptEditorWords } from "~/server/kept-editor-words.ts";
import { editorAtStart } from "~/server/start/drawn-at-start.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { isSiteAdmin, isSiteEditor } from "~/lib/site-editor.ts";

export type EditPage =
  | { type: "missing" }
  | { type: "signIn"; path: string }
  | {
      type: "page";
      /** What header and footer are drawn from. */
      index: SiteIndex;
      /** The page as visitors find it, or null before its first publish. */
      indexed: IndexedPage | null;
      locale: Locale;
      draft: Draft;
      setting: GivenSetting;
    };

/** Everything that the editor of one page begins with. Session, membership and the page's site are checked here. */
export async function loadEditPage(
  params: { siteId: string; locale: string; pageId: string },
  cookieHeader: string | undefined,
): Promise<EditPage> {
  const { siteId, pageId } = params;
  const index = await getSiteIndex(siteId);
  const locales = z.array(localeSchema).safeParse(index?.locales);
  const locale = locales.data?.find((each) => each === params.locale);
  if (!index || !locale || !locales.data) return { type: "missing" };

  const actor = editorAtStart() ?? (await getActor(cookieHeader, { id: siteId }));
  const indexed = index.pages.get(pageId) ?? null;
  if (!actor || !isSiteEditor(actor)) {
    const slug = indexed?.locales[locale]?.slug ?? null;
    const address = { id: pageId, slug, collection: indexed?.collection ?? null, role: indexed?.role };
    return { type: "signIn", path: pageHref(address, { locale, mode: "edit" }) };
  }
  const { id, key, isHealthOpticsMember } = index;
  const site = { id, key, locales: index.locales, isHealthOpticsMember };
  const draft = await loadDraft(forEditor({ db: getDb(), bus: getLiveBus(), site, actor }), { pageId }).catch(
    nullWhenMissing,
  );
  if (!draft) return { type: "missing" };
  const setting = await settingOf(index, locales.data, { pageId, actor, draft });
  const loaded = index.pages.size === 0 ? await loadSite(getDb(), siteId) : null;
  const around = loaded ? withUnpublished(index, loaded.document.pages) : index;
  return { type: "page", index: around, indexed, locale, draft, setting };
}

async function settingOf(
  index: SiteIndex,
  locales: Locale[],
  { pageId, actor, draft }: { pageId: string; actor: Actor; draft: Draft },
): Promise<GivenSetting> {
  const own = Object.values(draft.document.groups).filter(isThere);
  const everything = Object.keys(blocks).map((kind) => ({ kind, options: null }));
  const sections = [...own.map(({ id, kind }) => ({ id, kind, options: null })), ...everything];
  const data = await Promise.all(locales.map((locale) => loadPageData(sections, { index, locale, pageId })));
  const editorLocale = await editorLanguageOf(getDb(), actor.userId, index.settings.editor.locale);
  const { email } = await getDb().user.findUniqueOrThrow({ where: { id: actor.userId }, select: { email: true } });
  const { timeZone } = await getDb().site.findUniqueOrThrow({ where: { id: index.id }, select: { timeZone: true } });
  return {
    siteId: index.id,
    siteName: index.name,
    ownMediaIds: signIds(index),
    collectionNames: [...new Set(Object.values(index.collections).map(({ name }) => name))],
    pageId,
    locales,
    defaultLocale: locales[0] ?? "de",
    optionalLocales: index.settings.translations.optionalLocales,
    isMember: index.isHealthOpticsMember,
    businessKind: index.settings.contact.businessKind,
    footerTown: index.settings.footer.city,
    timeZone,
    editorLocale,
    wordsAddress: (await keptEditorWords(editorLocale, locales)).address,
    user: { id: actor.userId, name: actor.name, email, isSiteAdmin: isSiteAdmin(actor), isAdmin: actor.isAdmin },
    pagePaths: Object.fromEntries(locales.map((locale) => [locale, pathsIn(index, locale)])),
    viewData: Object.fromEntries(locales.map((locale, at) => [locale, data[at]?.data ?? {}])),
  };
}

/** By id and by slug; a system page is found by its slug in the default language too, as for visitors. */
function pathsIn(index: SiteIndex, locale: Locale): NonNullable<PagePaths[Locale]> {
  const find = pageLookup(index, locale);
  const ids = [...index.pages.keys()].flatMap((id) => entry(id, find({ id })));
  const slugs = [...index.pages.values()]
    .filter((page) => page.collection === null)
    .flatMap((page) => [page.locales[locale]?.slug, page.locales[index.locales[0] ?? "de"]?.slug])
    .flatMap((slug) => (slug ? entry(slug, find({ slug })) : []));
  return { ids: Object.fromEntries(ids), slugs: Object.fromEntries(slugs) };
}

function entry(key: string, path: string | null): [string, string][] {
  return path === null ? [] : [[key, path]];
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof DomainError && error.code === "not-found") return null;
  throw error;
}
