import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTRPC } from "~/trpc/react.tsx";
import { useSitePart } from "../site/site-context.tsx";
import { useSurroundings } from "../site/surroundings.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { PublishFinding } from "./finding.ts";
import type { CheckedPage } from "./publish-findings.ts";

type Check = (page: CheckedPage) => PublishFinding[];

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
  const check = useCheck(isLooking);
  return useMemo(
    () => check?.({ document, locales, media, pageIds, theme: present ?? stored }) ?? [],
    [check, document, locales, media, pageIds, present, stored],
  );
}

/** The rules of the check, whose code comes when somebody looks: the first key that is typed needs none of it. */
function useCheck(isLooking: boolean): Check | null {
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    if (!isLooking) return;
    // Without a network nothing can be published either.
    void import("./publish-findings.ts").then(
      ({ publishFindings }) => setCheck(() => publishFindings),
      () => undefined,
    );
  }, [isLooking]);
  return isLooking ? check : null;
}
