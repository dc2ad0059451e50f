"use client";

import { ChevronDown } from "lucide-react";
import { useUnpublished } from "../publishing/use-unpublished.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { laterMenu } from "./later-menu.tsx";
import type { OtherChangesPopupProps } from "./other-changes-popup.tsx";

const Popup = laterMenu<Pick<OtherChangesPopupProps, "others">>("dialog", () =>
  import("./other-changes-popup.tsx").then(({ OtherChangesPopup }) => OtherChangesPopup),
);

/** How long the list counts as fresh, in milliseconds. */
const freshFor = 60_000;

/** The site's other pages that are not published as they stand, with how much of each; nothing while there are none. */
export function OtherChanges() {
  const { t, pageId } = useEditorActions();
  const { data } = useUnpublished({ staleTime: freshFor });
  const others = data?.pages.filter(({ id }) => id !== pageId) ?? [];
  if (others.length === 0) return null;
  const label = t("toolbar.othersChanged", { count: others.length });
  const face = {
    label,
    className: "vt-button vt-button--quiet",
    children: (
      <>
        <span className="vt-wide">{label}</span>
        <span className="vt-quiet-count vt-only-narrow" aria-hidden>
          +{others.length}
        </span>
        <ChevronDown size={16} aria-hidden />
      </>
    ),
  };
  return <Popup face={face} others={others} />;
}
