import { createContext, use, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { usePublicationCounts } from "../../bar/use-publication-counts.ts";

/** Which groups differ from what visitors see. */
interface ChangedGroups {
  has: (groupId: string) => boolean;
  set: (ids: readonly string[]) => void;
  subscribe: (onChange: () => void) => () => void;
}

const ChangedGroupsContext = createContext<ChangedGroups | null>(null);

/** Asks once for all sections which of them differ from what visitors see. */
export function ChangedGroupsProvider({ children }: { children: ReactNode }) {
  const changed = usePublicationCounts()?.changed;
  const [groups] = useState(createChangedGroups);
  useLayoutEffect(() => groups.set(changed ?? []), [groups, changed]);
  return <ChangedGroupsContext value={groups}>{children}</ChangedGroupsContext>;
}

/** Whether one section or card does; draws anew only when that changes. */
export function useIsChangedGroup(groupId: string): boolean {
  const groups = use(ChangedGroupsContext);
  if (!groups) throw new Error("Sections must stand inside <ChangedGroupsProvider>");
  return useSyncExternalStore(
    groups.subscribe,
    () => groups.has(groupId),
    () => false,
  );
}

function createChangedGroups(): ChangedGroups {
  let now: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  return {
    has: (groupId) => now.has(groupId),
    set(ids) {
      now = new Set(ids);
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
