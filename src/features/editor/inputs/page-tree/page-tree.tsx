import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import type { ListedPage } from "../../pages/page-lists.ts";
import { pageGroups } from "./page-groups.ts";
import { useSeveralCollections } from "./use-several-collections.ts";
import { PageTreeList } from "./page-tree-list.tsx";
import type { TreePart } from "./tree-rows.ts";

/** The page picker: the pages of the navigation, the top-level pages and those of each collection, or of one alone (`of`). */
export function PageTree(props: {
  of?: string | undefined;
  chosenId: string | null;
  /** The part that stands open at first. */
  first?: TreePart;
  onChosen: (page: ListedPage, label: string) => void;
}) {
  const { of, chosenId, first, onChosen } = props;
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const locale = useEditorPart((state) => state.locale);
  const pages = useQuery(trpc.page.list.queryOptions({ includeDrafts: true }));
  const navigation = useQuery(trpc.navigation.get.queryOptions({ includeDrafts: true }));
  const several = useSeveralCollections();
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
  const parts = pageGroups(offered, navigation.data ?? [], locale, several);
  return <PageTreeList {...{ parts, chosenId, first, onChosen }} />;
}
