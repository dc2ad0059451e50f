import { useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { mostAskedMedia } from "~/features/media/library-schema.ts";
import type { MediaListItem } from "~/features/media/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { ConfirmDialog } from "../../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { shownName } from "~/features/media/domain/shown-name.ts";
import { MediumUses } from "./medium-uses.tsx";
import type { LibraryWork } from "./use-library-work.ts";
import type { UsedMedium } from "./use-remove-media.ts";
import "../../styles/medium.css";

interface DeleteMediaDialogProps {
  items: readonly MediaListItem[];
  work: LibraryWork;
  /** Where the keyboard goes on once they are gone. */
  focusAfter: () => HTMLElement | null;
  /** Whether all of them were deleted. */
  onClosed: (areGone: boolean) => void;
}

/** Asks once before media are deleted, and says where they are used. What came into use meanwhile is asked about again. */
export function DeleteMediaDialog({ items, work, focusAfter, onClosed }: DeleteMediaDialogProps) {
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const ids = items.map(({ id }) => id);
  const usages = useQuery({
    queryKey: [...trpc.media.usages.queryKey(), ids],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / mostAskedMedia) }, (_, part) =>
        client.media.usages.query({ ids: ids.slice(part * mostAskedMedia, (part + 1) * mostAskedMedia) }, { signal }),
      );
      return new Map((await Promise.all(parts)).flat().map(({ id, places }) => [id, places]));
    },
    staleTime: 0,
    gcTime: 0,
  });
  const [refused, setRefused] = useState<readonly UsedMedium[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isDone = useRef(false);
  const asked = refused?.map(({ item }) => item) ?? items;
  const used = refused ?? items.map((item) => ({ item, places: usages.data?.get(item.id) ?? [] })).filter(isUsed);
  const [first] = asked;
  const count = asked.length;
  const areAllUsed = used.length === count;

  async function onConfirmed() {
    setBusy(true);
    const known = new Set(used.map(({ item }) => item.id));
    const left = await work.remove(asked, ({ id }) => known.has(id));
    setBusy(false);
    isDone.current = left.areGone || left.used.length > 0;
    if (left.used.length > 0) setRefused(left.used);
    else onClosed(left.areGone);
  }

  return (
    <ConfirmDialog
      key={refused ? "again" : "first"}
      isOpen
      isDanger
      isBusy={isBusy || usages.isPending}
      title={t(areAllUsed ? "library.inUseTitle" : "library.deleteTitle", {
        count,
        name: shownName(first?.originalFilename ?? ""),
      })}
      description={[used.length > 0 && t("library.inUseText"), t("library.deleteText")].filter(Boolean).join(" ")}
      confirm={t(used.length > 0 ? "library.deleteAnyway" : "library.delete")}
      onConfirmed={() => void onConfirmed()}
      onClose={() => onClosed(false)}
      focusAfter={() => (isDone.current ? focusAfter() : null)}
    >
      {used.map(({ item, places }) => (
        <section key={item.id} className="vt-medium-used" aria-label={shownName(item.originalFilename)}>
          {count > 1 && <strong>{shownName(item.originalFilename)}</strong>}
          <MediumUses places={places} />
        </section>
      ))}
    </ConfirmDialog>
  );
}

const isUsed = ({ places }: UsedMedium): boolean => places.length > 0;
