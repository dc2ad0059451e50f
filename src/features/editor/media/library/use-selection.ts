import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { MediaListItem } from "~/features/media/schema.ts";
import type { EntriesSelection } from "./entries-selection.ts";

const none = { ids: new Set<string>(), last: null as string | null };

/** Which entries of a list are selected; what the list does not show any more is not. */
export function useSelection(items: readonly MediaListItem[]) {
  const [chosen, setChosen] = useState(none);
  const shown = useRef(items);
  useEffect(() => void (shown.current = items));
  // The same function all the time: a large library draws the entry anew whose box is pressed, and no other.
  const onToggled = useCallback<EntriesSelection["onToggled"]>(
    ({ id }, isRange) =>
      setChosen(({ ids, last }) => {
        const next = new Set(ids);
        const isOn = !ids.has(id);
        for (const each of isRange ? between(shown.current, last, id) : [id]) {
          if (isOn) next.add(each);
          else next.delete(each);
        }
        return { ids: next, last: id };
      }),
    [],
  );
  const ids = useMemo(() => new Set(items.map(({ id }) => id).filter((id) => chosen.ids.has(id))), [items, chosen.ids]);
  const entries = useMemo<EntriesSelection>(() => ({ ids, onToggled }), [ids, onToggled]);
  return {
    entries,
    items: items.filter(({ id }) => ids.has(id)),
    selectAll: () => setChosen({ ids: new Set(items.map(({ id }) => id)), last: null }),
    clear: () => setChosen(none),
  };
}
export type Selection = ReturnType<typeof useSelection>;

function between(items: readonly { id: string }[], one: string | null, other: string): string[] {
  const [from, to] = [one, other].map((id) => items.findIndex((item) => item.id === id)).toSorted((a, b) => a - b);
  if (from === undefined || to === undefined || from < 0) return [other];
  return items.slice(from, to + 1).map(({ id }) => id);
}
