import { useMemo } from "react";
import { branchesIn } from "~/features/blocks/data/branch-data.ts";
import { shownMarkers } from "~/features/map/blocks/mapContainer/shown-markers.ts";
import { branchMarkers } from "~/features/map/domain/branch-markers.ts";
import type { MapMarker } from "~/features/map/domain/markers.ts";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useViewContext } from "../state/use-view-context.ts";

/** What the map of the selected section shows; all branches of the business where it shows nothing yet. */
export function useSectionMarkers(): MapMarker[] {
  const { defaultLocale } = useEditorActions();
  const context = useViewContext();
  const document = useEditorPart((state) => state.document);
  const media = useEditorPart((state) => state.media);
  const locale = useEditorPart((state) => state.locale);
  const groupId = useEditorPart((state) => state.selection?.groupId);
  return useMemo(() => {
    const { pagePath, data, t } = context;
    const sections = resolvePage(document, { locale, defaultLocale, media, pagePath, mode: "edit", isMember: true });
    const section = sections.find(({ id }) => id === groupId);
    const shown = section ? shownMarkers(section, context) : [];
    return shown.length > 0 ? shown : branchMarkers(branchesIn(data), locale, t);
  }, [document, media, locale, defaultLocale, context, groupId]);
}
