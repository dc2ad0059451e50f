import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTRPC } from "~/trpc/react.tsx";
import { useSitePart } from "../site/site-context.tsx";
import { useSurroundings } from "../site/surroundings.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { PublishFinding } from "./finding.ts";
import type * as Rules from "./publish-findings.ts";

type Check = typeof Rules;
/** More than anybody writes by hand; the server takes no more at once. */
const mostPaths = 200;

/** What the check of this page finds, as it is now; nothing while nobody looks, or it has not been through yet. */
export function useFindings(isLooking: boolean): { isChecked: boolean; findings: PublishFinding[] } {
  const trpc = useTRPC();
  const { locales, isMember } = useEditorActions();
  const document = useEditorPart((state) => (isLooking ? state.document : null));
  const media = useEditorPart((state) => state.media);
  const { index } = useSurroundings();
  const present = useSitePart((state) => state.document);
  const { data: pages = null } = useQuery(trpc.page.list.queryOptions({ includeDrafts: true }, { enabled: isLooking }));
  const check = useCheck(isLooking);
  const page = useMemo(() => {
    if (!document) return null;
    const { theme, settings } = present ?? index;
    const hosts = [location.host, index.primaryHost ?? location.host];
    return { document, locales, isMember, media, pages, theme, settings, hosts, branches: index.branches };
  }, [document, locales, isMember, media, pages, present, index]);

  const paths = useMemo(() => (page && check?.pathsToCheck(page).slice(0, mostPaths)) ?? [], [check, page]);
  const dead = useQuery(trpc.site.deadPaths.queryOptions({ paths }, { enabled: paths.length > 0 }));
  const findings = useMemo(
    () => (page && check?.publishFindings({ ...page, deadPaths: new Set(dead.data) })) ?? [],
    [check, page, dead.data],
  );
  return { isChecked: check !== null && pages !== null && !dead.isLoading, findings };
}

/** The rules of the check, whose code comes when somebody looks: the first key that is typed needs none of it. */
function useCheck(isLooking: boolean): Check | null {
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    if (!isLooking) return;
    // Without a network nothing can be published either.
    void import("./publish-findings.ts").then(
      (rules) => setCheck(rules),
      () => undefined,
    );
  }, [isLooking]);
  return isLooking ? check : null;
}
