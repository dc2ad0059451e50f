import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorPart } from "../state/editor-context.tsx";
import type { PublishFinding } from "./finding.ts";
import { useAround, useCheck } from "./use-around.ts";
import { useDeadLinks } from "./use-dead-links.ts";

/** More than anybody writes by hand; the server takes no more at once. */
const mostPaths = 200;

/** What the check of this page finds, as it is now; nothing while nobody looks, or it has not been through yet. */
export function useFindings(isLooking: boolean): { isChecked: boolean; findings: PublishFinding[] } {
  const trpc = useTRPC();
  const document = useEditorPart((state) => (isLooking ? state.document : null));
  const media = useEditorPart((state) => state.media);
  const around = useAround(isLooking);
  const check = useCheck(isLooking);
  const page = useMemo(() => document && { ...around, document, media }, [document, media, around]);

  const paths = useMemo(() => (page && check?.pathsToCheck(page).slice(0, mostPaths)) ?? [], [check, page]);
  const dead = useQuery(trpc.site.deadPaths.queryOptions({ paths }, { enabled: paths.length > 0 }));
  const deadLinks = useDeadLinks(useMemo(() => (page && check?.linksToCheck(page)) ?? [], [check, page]));
  const findings = useMemo(
    () => (page && check?.publishFindings({ ...page, deadPaths: new Set(dead.data), deadLinks })) ?? [],
    [check, page, dead.data, deadLinks],
  );
  return { isChecked: check !== null && around.pages !== null && !dead.isLoading, findings };
}
