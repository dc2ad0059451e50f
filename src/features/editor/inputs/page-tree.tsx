import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { ListedPage } from "../pages/page-lists.ts";
import { pageGroups, type PageGroup } from "./page-groups.ts";

/** The page picker: the pages of the navigation, the top-level pages and those of each collection, or of one alone (`of`). */
export function PageTree(props: {
  of?: string | undefined;
  chosenId: string | null;
  onChosen: (page: ListedPage, label: string) => void;
}) {
  const { of } = props;
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const locale = useEditorPart((state) => state.locale);
  const pages = useQuery(trpc.page.list.queryOptions({ includeDrafts: true }));
  const navigation = useQuery(trpc.navigation.get.queryOptions({ includeDrafts: true }));
  if (pages.isPending || navigation.isPending) return <p role="status">{t("state.loading")}</p>;
  if (!pages.data) {
    return (
      <p role="alert">
        {t("state.failed")}{" "}
        <button type="button" className="vt-button vt-button--quiet" onClick={() => void pages.refetch()}>
          {t("state.retry")}
        </button>
      </p>
    );
  }
  const offered = of === undefined ? pages.data : pages.data.filter(({ collection }) => collection === of);
  const parts = pageGroups(offered, navigation.data ?? [], locale);
  return (
    <div className="vt-tree" role="group" aria-label={t("link.choosePage")}>
      <Branch title={t("link.navigation")} groups={parts.navigation} {...props} isOpen />
      <Branch title={t("link.topLevel")} groups={parts.topLevel} {...props} />
      <Branch title={t("link.collections")} groups={parts.collections} {...props} />
    </div>
  );
}

function Branch(props: {
  title: string;
  groups: PageGroup[];
  isOpen?: boolean;
  chosenId: string | null;
  onChosen: (page: ListedPage, label: string) => void;
}) {
  const { title, groups, isOpen = false, chosenId, onChosen } = props;
  const { t } = useEditorActions();
  const holdsChosen = groups.some((group) => group.pages.some(({ page }) => page.id === chosenId));
  return (
    <details className="vt-branch" open={isOpen || holdsChosen}>
      <summary>{title}</summary>
      {groups.length === 0 && <p className="vt-hint">{t("link.noPages")}</p>}
      {groups.map((group) => (
        <div key={group.key}>
          {group.title && (
            <p className="vt-branch__title">
              {"text" in group.title ? group.title.text : t(`link.${group.title.collection}`)}
            </p>
          )}
          <ul>
            {group.pages.map(({ page, label }) => (
              <li key={page.id}>
                <button
                  type="button"
                  className="vt-leaf"
                  aria-pressed={page.id === chosenId}
                  onClick={() => onChosen(page, label)}
                >
                  <span>{label}</span>
                  {page.status === "draft" && <small>{t("status.draft")}</small>}
                  {page.id === chosenId && <Check aria-hidden />}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
