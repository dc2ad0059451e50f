import { createContext, use, useMemo, type ReactNode } from "react";
import { usePublicationCounts } from "../../bar/use-publication-counts.ts";

const ChangedGroupsContext = createContext<ReadonlySet<string>>(new Set());

/** Asks once for all sections which of them differ from what visitors see. */
export function ChangedGroupsProvider({ children }: { children: ReactNode }) {
  const key = usePublicationCounts()?.changed.toSorted().join(" ") ?? "";
  const changed = useMemo(() => new Set(key.split(" ")), [key]); // the same set as long as it holds the same groups
  return <ChangedGroupsContext value={changed}>{children}</ChangedGroupsContext>;
}

export function useChangedGroups(): ReadonlySet<string> {
  return use(ChangedGroupsContext);
}
