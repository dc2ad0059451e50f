import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { UnpublishedPage } from "~/features/page/api-schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { findingsOfPages, type FindingsOfPages } from "./findings-of-pages.ts";
import { useAround, useCheck } from "./use-around.ts";

const numbers = new WeakMap<object, number>();
let last = 0;

/** Another number for each object, for keys that would grow long with what it holds. */
function numberOf(object: object): number {
  const number = numbers.get(object) ?? ++last;
  numbers.set(object, number);
  return number;
}

/**
 * What the check finds on pages that wait to be published, of which `wanted` go out together; null while nobody looks,
 * it is on its way, or the server does not answer: nothing of it holds a publish up.
 */
export function useFindingsOfPages(
  listed: readonly UnpublishedPage[],
  { wanted, isLooking }: { wanted: readonly UnpublishedPage[]; isLooking: boolean },
): FindingsOfPages | null {
  const client = useTRPCClient();
  const around = useAround(isLooking);
  const rules = useCheck(isLooking);
  const names = useMemo(() => listed.map(({ id, revision }) => `${id}@${revision}`), [listed]);
  const { data = null, isFetching } = useQuery({
    queryKey: ["findingsOfPages", names, wanted.map(({ id }) => id), numberOf(around)],
    enabled: isLooking && rules !== null && around.pages !== null && listed.length > 0,
    staleTime: 0, // what other sites answer may be others when somebody looks again
    gcTime: 0,
    refetchOnWindowFocus: false, // what is being read stays there
    queryFn: ({ signal }) => {
      if (!rules) throw new Error("The rules of the check are here once it runs");
      return findingsOfPages({
        ...{ listed, around, rules, wanted: new Set(wanted.map(({ id }) => id)) },
        draftOf: (pageId) => client.page.draft.query({ pageId }, { signal }),
        deadPathsOf: (paths) => client.site.deadPaths.query({ paths }, { signal }),
        deadLinksOf: async (addresses) => (await client.site.foreignLinks.mutate({ addresses }, { signal })).dead,
      });
    },
  });
  return isLooking && !isFetching ? data : null;
}
