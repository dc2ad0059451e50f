"use client";

import { replaceEqualDeep } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import type { Locale } from "~/lib/locales.ts";
import { missingTexts, type MissingText } from "~/features/page/domain/translation-status.ts";
import { useOptionalLocales } from "../site/use-optional-locales.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { usePublicationCounts, type PublicationCounts } from "./use-publication-counts.ts";

export interface Publication {
  counts: PublicationCounts | null;
  hasChanges: boolean;
  /** There is a published page to go back to, and something to discard. */
  canRevert: boolean;
  /**
   * Locales with texts that are still missing and stand in the way of a publish, only those with any; the texts as they
   * stand on the page.
   */
  missing: { locale: Locale; texts: MissingText[] }[];
}

/** What stands between the draft and the published page. Asked anew whenever all changes so far have been confirmed. */
export function usePublication(): Publication {
  const { locales } = useEditorActions();
  const now = useEditorPart((state) => state.document);
  const document = useDeferredValue(now); // whoever types does not wait until all texts are compared
  const hasUnsaved = useEditorPart((state) => state.unsavedCount > 0);
  const isNew = useEditorPart((state) => state.publishedNumber === null);
  const counts = usePublicationCounts();

  const optionalLocales = useOptionalLocales();
  const [keepSame] = useState(createMissingKeeper);
  const missing = useMemo(() => {
    const [source, ...others] = locales;
    if (source === undefined) return keepSame([]);
    const inEach = others
      .filter((locale) => !optionalLocales.includes(locale))
      .map((locale) => ({ locale, texts: missingTexts(document, source, locale) }));
    return keepSame(inEach.filter(({ texts }) => texts.length > 0));
  }, [document, locales, optionalLocales, keepSame]);

  return { counts, ...changesOf({ counts, hasUnsaved, isNew }), missing };
}

/** Gives the same list again while nothing else is missing: most keys change nothing in it. */
function createMissingKeeper(): (missing: Publication["missing"]) => Publication["missing"] {
  let last: Publication["missing"] = [];
  return (missing) => (last = replaceEqualDeep(last, missing));
}

/** Whether there is a published page to go back to, and something to discard. */
export function useCanRevert(): boolean {
  const hasUnsaved = useEditorPart((state) => state.unsavedCount > 0);
  const isNew = useEditorPart((state) => state.publishedNumber === null);
  return changesOf({ counts: usePublicationCounts(), hasUnsaved, isNew }).canRevert;
}

/** Whether there is something to publish, and whether it can be discarded: a page that was never published cannot. */
export function changesOf(page: {
  counts: Publication["counts"];
  hasUnsaved: boolean;
  isNew: boolean;
}): Pick<Publication, "hasChanges" | "canRevert"> {
  const { counts, hasUnsaved, isNew } = page;
  const hasCounted = counts !== null && counts.fields + counts.groups + counts.pages > 0;
  const hasChanges = hasUnsaved || hasCounted || isNew;
  return { hasChanges, canRevert: hasChanges && !isNew };
}
