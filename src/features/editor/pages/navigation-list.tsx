"use client";

import { useQuery } from "@tanstack/react-query";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { nameOf, type ListedPage } from "./page-lists.ts";
import { usePageHref } from "./use-page-href.ts";

interface Entry {
  id: string;
  pageId: string;
  label: Partial<Record<Locale, string>>;
  children?: Entry[];
}

/** The navigation containers with their entries, labelled in the present language. */
export function NavigationList({ pages }: { pages: ListedPage[] }) {
  const { t, pageId } = useEditorActions();
  const trpc = useTRPC();
  const locale = useEditorPart((state) => state.locale);
  const navigation = useQuery(trpc.navigation.get.queryOptions({ includeDrafts: true }));

  return navigation.data?.map((container) => (
    <details key={container.id} className="vt-fold" open={holds(container.children, pageId)}>
      <summary>
        {t("pages.navigation")}: {container.label[locale] || t("pages.navigationUntitled")}
      </summary>
      <EntryList entries={container.children} pages={pages} />
    </details>
  ));
}

function EntryList({ entries, pages }: { entries: Entry[]; pages: ListedPage[] }) {
  const { t, pageId } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const hrefOf = usePageHref();
  return (
    <ul className="vt-pages">
      {entries.map((entry) => {
        const page = pages.find(({ id }) => id === entry.pageId);
        const label = entry.label[locale] || (page && nameOf(page, locale)) || t("pages.navigationUntitled");
        return (
          <li key={entry.id} className="vt-page" data-current={entry.pageId === pageId}>
            {page ? (
              <a
                className="vt-page__link"
                href={hrefOf(page)}
                aria-current={entry.pageId === pageId ? "page" : undefined}
              >
                {label}
              </a>
            ) : (
              <span className="vt-page__link">{label}</span>
            )}
            {entry.children && entry.children.length > 0 && <EntryList entries={entry.children} pages={pages} />}
          </li>
        );
      })}
    </ul>
  );
}

function holds(entries: Entry[], pageId: string): boolean {
  return entries.some((entry) => entry.pageId === pageId || holds(entry.children ?? [], pageId));
}
