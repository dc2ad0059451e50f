"use client";

import { startTransition, useRef, useState } from "react";
import { useRouter } from "next/navigation";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { shownBusinessSchema } from "~/features/directory/management/schema.ts";
import type { Business, CutLinks, PublicationStatus } from "~/features/directory/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import type { Stored } from "../controls/records/record-conflict.ts";
import { useRecordWork } from "../controls/records/use-record-work.ts";
import { useRemoveRecord } from "../controls/records/use-remove-record.ts";
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
    ...byPage,
  });
}

const byPage = {
  initialPageParam: 1,
  getNextPageParam: ({ pages }: { pages: number }, _all: unknown, page: number) => (page < pages ? page + 1 : null),
  placeholderData: keepPreviousData, // while one types, what was found before
};

/** The branches of the businesses of a status, or of all, as far as they have been asked for. */
export function useBranches(search: string, status: PublicationStatus | undefined) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  return useInfiniteQuery({
    queryKey: [...trpc.directory.branch.list.queryKey(), search, status ?? "all"],
    queryFn: ({ pageParam: page, signal }) => client.directory.branch.list.query({ search, status, page }, { signal }),
    ...byPage,
  });
}

/** The people of all branches of the businesses of a status, or of all, as far as they have been asked for. */
export function useStaff(search: string, status: PublicationStatus | undefined) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  return useInfiniteQuery({
    queryKey: [...trpc.directory.staff.list.queryKey(), search, status ?? "all"],
    queryFn: ({ pageParam: page, signal }) => client.directory.staff.list.query({ search, status, page }, { signal }),
    ...byPage,
  });
}

/** One business as it is saved; asked for anew whenever it is opened. */
export function useBusiness(id: string) {
  const trpc = useTRPC();
  return useQuery(trpc.directory.business.get.queryOptions({ id }, { staleTime: 0, select: storedBusiness }));
}

type Answer = z.infer<typeof shownBusinessSchema>;

/** A business as it is stored, and whether the site belongs to it. */
export type StoredBusiness = Stored<Business> & { isOwn: boolean };

const storedBusiness = ({ business: { revision, ...value }, logo, isOwn }: Answer): StoredBusiness => ({
  value,
  revision,
  pictures: logo ? [logo] : [],
  isOwn,
});

/** What stands around the page, and what the site may have, follows its own business. */
function useFollowBusiness(): () => void {
  const router = useRouter();
  return () => startTransition(() => router.refresh());
}

/** Saves a business; see `useSaveRecord`. */
export function useSaveBusiness() {
  const follow = useFollowBusiness();
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const cut = useRef<CutLinks>(undefined); // by the last save, which the next one may take back
  return useSaveRecord<Business>({
    write: async (business, revision) => {
      const saved = await client.directory.business.save.mutate({ ...business, revision, links: cut.current });
      cut.current = saved.links;
      follow();
      return saved;
    },
    read: async (id) => storedBusiness(await client.directory.business.get.query({ id })),
    known: trpc.directory.pathFilter(),
    saved: t("directory.saved"),
  });
}

/**
 * Removes a business; see `useRemoveRecord`. Taken back, what named its branches and people names them again, and the
 * site belongs to it again if it did.
 */
export function useRemoveBusiness() {
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const { directory } = useTRPCClient();
  const cut = useRef<CutLinks>([]);
  return useRemoveRecord<StoredBusiness>({
    remove: async ({ value: { id }, revision }) => {
      cut.current = []; // of another one that was removed before
      cut.current = (await directory.business.remove.mutate({ id, revision })).links;
    },
    restore: async ({ value, isOwn }) => {
      await directory.business.save.mutate({ ...value, links: cut.current });
      if (isOwn) await directory.business.own.mutate({ businessId: value.id });
    },
    known: trpc.directory.pathFilter(),
    removed: t("directory.removed"),
  });
}

export type OwnWork = ReturnType<typeof useOwnBusiness>;

/** Whether the site belongs to a business, and a way to say so. */
export function useOwnBusiness(id: string, isOwnAtFirst: boolean) {
  const follow = useFollowBusiness();
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const { directory } = useTRPCClient();
  const [isOwn, setOwn] = useState(isOwnAtFirst);
  const [isBusy, setBusy] = useState(false);
  const work = useRecordWork(trpc.directory.pathFilter());
  async function change(next: boolean): Promise<void> {
    setBusy(true);
    const done = t(next ? "directory.oursDone" : "directory.notOursDone");
    const isDone = await work(() => directory.business.own.mutate({ businessId: next ? id : null }), { done });
    if (isDone) setOwn(next);
    if (isDone) follow();
    setBusy(false);
  }
  return { isOwn, isBusy, change };
}

/** What is listed as a file, and such a file read in. */
export function useBusinessFile(search: string, status: PublicationStatus | undefined) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const { t } = useEditorActions();
  return useTableFile({
    title: t("directory.title"),
    file: () => client.directory.file.query({ search, status }),
    // Given up too early, it would go on without saying so, and whoever tried again would have everything twice.
    read: (input) => client.directory.import.mutate(input, { context: { isWork: true } }),
    known: trpc.directory.pathFilter(),
  });
}
