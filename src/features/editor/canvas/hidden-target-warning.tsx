import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "~/trpc/react.tsx";
import { hiddenTarget } from "../pages/hidden-target.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { Warning } from "./warning.tsx";

const texts = {
  missingPage: "link.gone",
  unpublishedPage: "canvas.unpublishedPage",
  pageNotIn: "canvas.pageNotIn",
} as const;

/**
 * Says why visitors do not get to the page that a button leads to. The page under edit goes out with its buttons. The
 * list of pages is asked only where such a button stands.
 */
export function HiddenTargetWarning({ pageId }: { pageId: string }) {
  const { t, pageId: ownId } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const { data: pages } = useQuery(useTRPC().page.list.queryOptions({ includeDrafts: true }));
  const hidden = pages && pageId !== ownId ? hiddenTarget(pages, pageId, [locale]) : null;
  return hidden && <Warning>{t(texts[hidden.type])}</Warning>;
}
