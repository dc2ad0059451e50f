"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { articlesName, photosName, type ShownPost, type ShownPosts } from "~/features/blocks/data/shown-posts.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorActions, useEditorPart } from "./editor-context.tsx";

/** What the blocks' views may know, in the language under edit. */
export function useViewContext(): ViewContext {
  const { siteId, pageId, timeZone, pagePaths, viewData, viewTexts } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const given = viewData[locale] ?? {};
  const cards = useCards(locale, given);
  const course = useCourse(locale, given);
  const feeds = useFeeds(given);
  return useMemo(() => {
    const paths = pagePaths[locale];
    const texts = viewTexts[locale];
    if (!texts) throw new Error(`This site has no texts in ${locale}`);
    return {
      siteId,
      pageId,
      locale,
      timeZone,
      mode: "edit",
      t: translatorOfParts(texts),
      texts,
      pagePath: (page) => ("id" in page ? paths?.ids[page.id] : paths?.slugs[page.slug]) ?? null,
      data: { ...viewData[locale], ...cards, ...course, ...feeds },
    };
  }, [siteId, pageId, timeZone, pagePaths, viewData, viewTexts, locale, cards, course, feeds]);
}

/** What sections that show a collection draw: as the page came with it, until a collection is changed. */
function useCards(locale: Locale, given: Record<string, unknown>) {
  const options = useTRPC().collection.cards.queryOptions({ lang: locale });
  const { data } = useQuery({ ...options, initialData: given as typeof options.initialData, staleTime: Infinity });
  return data;
}

/** What sections that show a course draw: as the page came with it, until its holes are changed. */
function useCourse(locale: Locale, given: Record<string, unknown>) {
  const options = useTRPC().course.shown.queryOptions({ lang: locale });
  const { gameSetup, mapContainer, scoreTracker } = given;
  const initialData = { gameSetup, mapContainer, scoreTracker };
  return useQuery({ ...options, initialData, staleTime: Infinity }).data;
}

/** What sections that show a feed draw: as the page came with it, until a feed is loaded; and while pictures come. */
function useFeeds(given: Record<string, unknown>) {
  const options = useTRPC().feed.shown.queryOptions();
  const { data } = useQuery({
    ...options,
    initialData: { articles: given[articlesName], photos: given[photosName] } as typeof options.initialData,
    staleTime: Infinity,
    refetchInterval: ({ state }) => state.dataUpdateCount < mostLooks && isPictureComing(state.data) && lookMs,
  });
  return data;
}

/** Pictures that a foreign server does not give never come. */
const mostLooks = 12;
const lookMs = 5_000;

function isPictureComing(feeds: { articles: ShownPosts; photos: ShownPost[] } | undefined): boolean {
  const posts = [...Object.values(feeds?.articles ?? {}).flat(), ...(feeds?.photos ?? [])];
  return posts.some((post) => post.isPictureComing);
}
