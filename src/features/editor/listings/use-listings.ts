"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { MediaRef } from "~/features/media/schema.ts";
import type { PublicationStatus } from "~/features/directory/schema.ts";
import type { Item, Job, ListName, SaidOfWords } from "~/features/listings/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import type { Stored } from "../controls/records/record-conflict.ts";
import { useRemoveRecord } from "../controls/records/use-remove-record.ts";
import { useSaveRecord } from "../controls/records/use-save-record.ts";
import { useTableFile } from "../controls/records/use-table-file.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { Words } from "./entry.ts";
import { stillMade, type MadeWords, type MissingWords } from "./missing-words.ts";

/** The entries of a list of a status, or all, as far as they have been asked for. */
export function useEntries(list: ListName, search: string, status: PublicationStatus | undefined) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  return useInfiniteQuery({
    queryKey: [...trpc.listing.list.queryKey(), list, search, status ?? "all"],
    queryFn: ({ pageParam: page, signal }) => client.listing.list.query({ list, search, status, page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _all, page) => (page < pages ? page + 1 : null),
    placeholderData: keepPreviousData, // while one types, what was found before
  });
}

/** What is listed as a file, and such a file read in. */
export function useEntryFile(list: ListName, search: string, status: PublicationStatus | undefined) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const { t } = useEditorActions();
  return useTableFile({
    title: t(`listings.${list}`),
    file: () => client.listing.file.query({ list, search, status }),
    // Given up too early, it would go on without saying so, and whoever tried again would have everything twice.
    read: (input) => client.listing.import.mutate({ list, ...input }, { context: { isWork: true } }),
    known: trpc.listing.pathFilter(),
  });
}

/** An entry as it is saved; asked for anew whenever it is opened. */
export function useJob(id: string) {
  const trpc = useTRPC();
  return useQuery(trpc.listing.job.queryOptions({ id }, { staleTime: 0, select: storedEntry }));
}
export function useItem(id: string) {
  const trpc = useTRPC();
  return useQuery(trpc.listing.item.queryOptions({ id }, { staleTime: 0, select: storedEntry }));
}

/** An entry as it came, apart from what is known of its state. */
function storedEntry<Kept extends { revision: number; pictures: MediaRef[] }>({ revision, pictures, ...value }: Kept) {
  return { value, revision, pictures };
}

/** Saves or removes an open position; see `useSaveRecord` and `useRemoveRecord`. */
export function useJobWork() {
  const { listing } = useTRPCClient();
  return useEntryWork<Job>("jobs", {
    write: (job, revision, said) => listing.saveJob.mutate({ ...job, revision, ...said }),
    read: async (id) => storedEntry(await listing.job.query({ id })),
  });
}

/** The same for an entry of the marketplace. */
export function useItemWork() {
  const { listing } = useTRPCClient();
  return useEntryWork<Item>("items", {
    write: (item, revision, said) => listing.saveItem.mutate({ ...item, revision, ...said }),
    read: async (id) => storedEntry(await listing.item.query({ id })),
  });
}

interface Door<Entry> {
  write: (entry: Entry, revision?: number, said?: SaidOfWords) => Promise<{ revision: number }>;
  read: (id: string) => Promise<Stored<Entry>>;
}

function useEntryWork<Entry extends Words & { id: string }>(list: ListName, { write, read }: Door<Entry>) {
  const { t } = useEditorActions();
  const known = useTRPC().listing.pathFilter();
  const client = useTRPCClient();
  const marks = useRef(new Map<string, SaidOfWords["wordMarks"]>()); // of what was removed, which may come back
  const remove = useRemoveRecord<Stored<Entry>>({
    remove: async ({ value: { id }, revision }) => {
      marks.current.set(id, (await client.listing.remove.mutate({ list, id, revision })).wordMarks);
    },
    restore: ({ value }) => write(value, undefined, { wordMarks: marks.current.get(value.id) }),
    known,
    removed: t("listings.removed"),
  });
  const made = useRef<MadeWords>({});
  const save = useSaveRecord<Entry>({
    write: (entry, revision) => write(entry, revision, { byMachine: stillMade(entry, made.current) }),
    ...{ read, known, saved: t("listings.saved") },
  });
  /** A service has made words of the entry that is written: unless somebody changes them, they are saved as a machine's. */
  const noteMade = (locale: Locale, said: MissingWords) =>
    void (made.current = { ...made.current, [locale]: { ...made.current[locale], ...said } });
  return { save, remove, noteMade };
}

/** Branches to choose one of: what is found, and the chosen one. */
export function useBranches(search: string, chosenId: string | undefined) {
  const trpc = useTRPC();
  return useQuery(trpc.directory.branches.queryOptions({ search, chosenId }, { placeholderData: keepPreviousData }));
}
