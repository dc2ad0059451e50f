import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { followingSlug } from "~/features/page/domain/following-slug.ts";
import { textAt } from "~/features/page/domain/groups.ts";
import { toSlug } from "~/features/page/domain/to-slug.ts";
import type { Locale } from "~/lib/locales.ts";
import { isEntryPlace } from "~/features/listings/domain/entry-place.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useCommands } from "../canvas/use-commands.ts";
import { useDescribeMedium } from "../media/use-describe-medium.ts";
import { takenSlugs } from "../pages/page-lists.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import type { PairPlace, TextPair } from "~/features/site/translations/text-pair.ts";
import { useSaveEntryText } from "./use-save-entry-text.ts";

/**
 * What can be done to a text in one language: write it, which for entries answers whether it is saved, let it say the same
 * as its source, or call it still right.
 */
export function useSavePair(locale: Locale) {
  const { defaultLocale, getState } = useEditorActions();
  const { run } = useCommands();
  const site = useSiteSession();
  const { describe } = useDescribeMedium();
  const saveEntryText = useSaveEntryText();
  const trpc = useTRPC();
  const queryClient = useQueryClient();

  const rename = useCallback(
    (name: string): void => {
      const { document } = getState();
      const pages = queryClient.getQueryData(trpc.page.list.queryKey({ includeDrafts: true }));
      const slug = pages && followingSlug(document, { locale, name, taken: takenSlugs(pages, document, locale) });
      if (slug) run("page.nameAndSlug", { locale, name, slug });
      else run("page.rename", { locale, name });
    },
    [run, getState, queryClient, trpc, locale],
  );

  const write = useCallback(
    (place: PairPlace, text: string, was?: string): void | Promise<boolean> => {
      switch (place.type) {
        case "field":
          return void run("field.text", { groupId: place.groupId, fieldName: place.fieldName, locale, text });
        case "pageName":
          return rename(text);
        case "pageAddress":
          return void run("page.slug", { locale, slug: toSlug(text) });
        case "pageSearchTitle":
          return void run("page.searchTitle", { locale, searchTitle: text });
        case "pageDescription":
          return void run("page.description", { locale, description: text });
        case "picture":
          return void describe(place.mediaId, { alt: { [locale]: text === "" ? null : text } });
        case "entry":
          return void site.run("navigation.edit", { entryId: place.entryId, label: { [locale]: text } });
        case "container":
          return void site.run("navigation.editContainer", {
            containerId: place.containerId,
            label: { [locale]: text },
          });
        case "listingTitle":
        case "listingWorkQuota":
        case "listingDescription":
          return saveEntryText(place, { locale, text, was });
      }
    },
    [run, rename, site, describe, saveEntryText, locale],
  );

  const takeSource = useCallback(
    ({ place, source, text: was, json, beside }: TextPair): void => {
      const left = beside ?? { locale: defaultLocale, text: source, json: json?.source };
      if (isEntryPlace(place)) return void saveEntryText(place, { locale, text: left.text, json: left.json, was });
      if (place.type !== "field" || !place.isRich) return void write(place, left.text);
      const { groupId, fieldName } = place;
      const text = textAt(getState().document, { groupId, fieldName, locale: left.locale });
      run("field.richText", { groupId, fieldName, locale, json: text?.json ?? null });
    },
    [write, run, saveEntryText, getState, defaultLocale, locale],
  );

  const confirm = useCallback(
    ({ place, text, json }: TextPair): void => {
      switch (place.type) {
        case "field":
          return void run("field.translated", { groupId: place.groupId, fieldName: place.fieldName, locale });
        case "pageName":
        case "pageSearchTitle":
        case "pageDescription":
          return void run("page.translated", { locale, part: place.part });
        case "entry":
          return void site.run("navigation.translated", { id: place.entryId, locale });
        case "container":
          return void site.run("navigation.translated", { id: place.containerId, locale });
        case "picture":
          return void describe(place.mediaId, { alt: { [locale]: text } });
        case "listingTitle":
        case "listingWorkQuota":
        case "listingDescription":
          return void saveEntryText(place, { locale, text, json: json?.text, was: text });
        case "pageAddress":
          return; // an address is never stale
      }
    },
    [run, site, describe, saveEntryText, locale],
  );

  return { write, takeSource, confirm };
}
