import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTRPC } from "~/trpc/react.tsx";
import { hiddenTarget } from "../../pages/hidden-target.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";

const texts = {
  missingPage: "link.gone",
  unpublishedPage: "canvas.unpublishedPage",
  takenDownPage: "canvas.takenDownPage",
  pageNotIn: "canvas.pageNotIn",
} as const;

interface Props {
  pageId: string;
  /** Draws the words; what is only still to come is no fault. */
  children: (words: string, isToCome: boolean) => ReactNode;
}

/**
 * Says why visitors do not get to the page that a button leads to. The page under edit goes out with its buttons. The
 * list of pages is asked only where such a button stands.
 */
export function HiddenTargetWarning({ pageId, children }: Props) {
  const { t, pageId: ownId } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const { data: pages } = useQuery(useTRPC().page.list.queryOptions({ includeDrafts: true }));
  const hidden = pages && pageId !== ownId ? hiddenTarget(pages, pageId, [locale]) : null;
  return hidden && children(t(texts[hidden.type]), hidden.type === "unpublishedPage");
}
