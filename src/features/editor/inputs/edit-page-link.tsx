import { useQuery } from "@tanstack/react-query";
import { SquarePen } from "lucide-react";
import { useTRPC } from "~/trpc/react.tsx";
import { nameOf } from "../pages/page-lists.ts";
import { pageHref } from "../state/addresses.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** The way to the page that a link leads to, where it is written; nothing for the page under edit. Says so when it is gone. */
export function EditPageLink({ pageId }: { pageId: string }) {
  const { t, pageId: ownId } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const trpc = useTRPC();
  const { data: pages } = useQuery(trpc.page.list.queryOptions({ includeDrafts: true }));
  const page = pages?.find(({ id }) => id === pageId);
  if (pages && !page && pageId !== ownId) return <p className="vt-error">{t("link.gone")}</p>;
  if (!page || pageId === ownId) return null;
  return (
    <a
      className="vt-button vt-button--quiet"
      data-vt-leads
      href={pageHref({ ...page, slug: null }, { locale, mode: "edit", search: "?toolbar=1" })}
    >
      <SquarePen aria-hidden /> {t("link.editPage", { name: nameOf(page, locale) })}
    </a>
  );
}
