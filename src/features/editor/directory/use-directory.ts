"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { shownBusinessSchema } from "~/features/directory/management/schema.ts";
import type { Business, PublicationStatus } from "~/features/directory/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import type { Stored } from "../controls/records/record-conflict.ts";
import { useSaveRecord } from "../controls/records/use-save-record.ts";
import { useTableFile } from "../controls/records/use-table-file.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** The site's businesses of a status, or all, as far as they have been asked for. */
export function useBusinesses(search: string, status: PublicationStatus | undefined) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  return useInfiniteQuery({
    queryKey: [...trpc.directory.list.queryKey(), search, status ?? "all"],
    queryFn: ({ pageParam: page, signal }) => client.directory.list.query({ search, status, page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _all, page) => (page < pages ? page + 1 : null),
    placeholderData: keepPreviousData, // while one types, what was found before
  });
}

/** One business as it is saved; asked for anew whenever it is opened. */
export function useBusiness(id: string) {
  const trpc = useTRPC();
  return useQuery(trpc.directory.business.get.queryOptions({ id }, { staleTime: 0, select: storedBusiness }));
}

type Answer = z.infer<typeof shownBusinessSchema>;

const storedBusiness = ({ business: { revision, ...value }, logo }: Answer): Stored<Business> => ({
  value,
  revision,
  pictures: logo ? [logo] : [],
});

/** Saves a business; see `useSaveRecord`. */
export function useSaveBusiness() {
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  return useSaveRecord<Business>({
    write: (business, revision) => client.directory.business.save.mutate({ ...business, revision }),
    read: async (id) => storedBusiness(await client.directory.business.get.query({ id })),
    known: trpc.directory.pathFilter(),
    saved: t("directory.saved"),
  });
}

/** What is listed as a file, and such a file read in. */
export function useBusinessFile(search: string, status: PublicationStatus | undefined) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  return useTableFile({
    file: () => client.directory.file.query({ search, status }),
    // Given up too early, it would go on without saying so, and whoever tried again would have everything twice.
    read: (input) => client.directory.import.mutate(input, { context: { isWork: true } }),
    known: trpc.directory.pathFilter(),
  });
}
