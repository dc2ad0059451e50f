import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { themeOf } from "~/features/site/domain/theme.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useSitePart } from "../site/site-context.tsx";
import { useSurroundings } from "../site/surroundings.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { PublishFinding } from "./finding.ts";
import { publishFindings } from "./publish-findings.ts";

/** What the check of this page finds, as it is now; nothing while nobody looks. */
export function useFindings(isLooking: boolean): PublishFinding[] {
  const trpc = useTRPC();
  const { locales } = useEditorActions();
  const document = useEditorPart((state) => state.document);
  const media = useEditorPart((state) => state.media);
  const stored = useSurroundings().index.theme;
  const present = useSitePart((state) => state.document?.theme);
  const pages = useQuery(trpc.page.list.queryOptions({ includeDrafts: true }, { enabled: isLooking }));
  const pageIds = useMemo(() => pages.data && new Set(pages.data.map(({ id }) => id)), [pages.data]) ?? null;
  return useMemo(() => {
    if (!isLooking) return [];
    const { palette } = present ?? themeOf(stored);
    return publishFindings({ document, locales, media, pageIds, palette });
  }, [isLooking, document, locales, media, pageIds, present, stored]);
}
