import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { navigationTree } from "~/features/site/domain/navigation/navigation-tree.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useSitePart } from "../site/site-context.tsx";
import { useSurroundings } from "../site/surroundings.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { publicEntries } from "./listed-entries.ts";
import type * as Rules from "./publish-findings.ts";

type Check = typeof Rules;
export type Around = Omit<Rules.CheckedPage, "document" | "media" | "deadPaths" | "deadLinks">;

/** What the check of any page of the site asks about the rest of it, as it is now; its pages are null until all is known. */
export function useAround(isLooking: boolean): Around {
  const trpc = useTRPC();
  const { locales, isMember, timeZone } = useEditorActions();
  const told = useEditorPart((state) => state.locale);
  const { index } = useSurroundings();
  const present = useSitePart((state) => state.document);
  const { data: pages = null } = useQuery(trpc.page.list.queryOptions({ includeDrafts: true }, { enabled: isLooking }));
  const jobs = useQuery(trpc.listing.jobs.queryOptions(undefined, { enabled: isLooking }));
  const items = useQuery(trpc.listing.items.queryOptions(undefined, { enabled: isLooking }));
  const isWaiting = jobs.isPending || items.isPending;
  const entries = useMemo(() => {
    const at = { now: new Date(), timeZone };
    const [open, offered] = [jobs.data?.jobs ?? [], items.data?.items ?? []];
    return [...publicEntries("jobs", open, at), ...publicEntries("items", offered, at)];
  }, [jobs.data, items.data, timeZone]);
  return useMemo(() => {
    const { theme, settings } = present ?? index;
    const navigation = present ? navigationTree(present.navigation) : index.navigation;
    const hosts = typeof location === "undefined" ? [] : [location.host, index.primaryHost ?? location.host];
    const { businessName, branches } = index;
    return {
      locales,
      told,
      isMember,
      pages: isWaiting ? null : pages,
      theme,
      settings,
      navigation,
      entries,
      hosts,
      businessName,
      branches,
    };
  }, [locales, told, isMember, pages, entries, isWaiting, present, index]);
}

/** The rules of the check, whose code comes when somebody looks: the first key that is typed needs none of it. */
export function useCheck(isLooking: boolean): Check | null {
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
