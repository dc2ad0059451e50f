"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ListedCollection } from "~/features/site/collection-schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { Segments } from "../controls/segments.tsx";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { removalOf } from "./removal.ts";
import { ShownOn } from "./shown-on.tsx";
import { useCollectionNames } from "./use-collection-names.ts";
import { useItemName } from "./use-item-name.ts";
import { useItemsAtStake } from "./use-items-at-stake.ts";
import { useRemoveCollection } from "./use-remove-collection.ts";

interface RemoveCollectionDialogProps {
  collection: ListedCollection;
  /** All of its name, in order. */
  collections: readonly ListedCollection[];
  onClose: () => void;
  /** Where the keyboard goes on when the collection is gone with its button. */
  focusAfter: () => HTMLElement | null;
}

/**
 * Asks before a collection is deleted: says which pages show it, and has somebody decide where that goes which would
 * have no place without it.
 */
export function RemoveCollectionDialog({ collection, collections, onClose, focusAfter }: RemoveCollectionDialogProps) {
  const { t, pageId } = useEditorActions();
  const { collectionId } = collection;
  const usage = useQuery({ ...useTRPC().collection.usage.queryOptions({ collectionId }), staleTime: 0 });
  const nameOf = useCollectionNames();
  const itemNameOf = useItemName();
  const remove = useRemoveCollection();
  const others = collections.filter((each) => each.collectionId !== collectionId);
  const atStake = useItemsAtStake(collection);
  const { targets, canTrash } = removalOf({ collection, others, atStake, pageId });
  const isDone = useRef(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const place = atStake.length === 0 ? null : (chosen ?? targets[0]?.collectionId ?? null);
  const name = nameOf(collections, collectionId);
  const [next] = others;
  const mustWait = !usage.isSuccess || (atStake.length > 0 && place === null);

  function onConfirmed(): void {
    const pageIds = atStake.flatMap((item) => item.pageId ?? []);
    const isTrash = place === "trash";
    isDone.current = true;
    remove({ collectionId, moveTo: isTrash ? null : place, trash: isTrash ? pageIds : [] }, name);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t("collection.deleteTitle", { name })}
      description={t("collection.deleteWarning")}
      confirm={t("collection.delete")}
      isDanger
      isBusy={mustWait}
      focusAfter={() => (isDone.current ? focusAfter() : null)}
      onConfirmed={onConfirmed}
    >
      <ShownOn
        usage={usage.data}
        hasFailed={usage.isError}
        onRetried={() => void usage.refetch()}
        next={next ? nameOf(collections, next.collectionId) : ""}
      />
      {atStake.length > 0 && (
        <fieldset className="vt-fieldset vt-whereto">
          <legend className="vt-input-row__label">{t("collection.whereTo", { count: atStake.length })}</legend>
          <p className="vt-hint">{atStake.map((item) => itemNameOf(item)).join(", ")}</p>
          {targets.length === 0 && !canTrash ? (
            <p className="vt-error" role="alert">
              {t("collection.nowhere")}
            </p>
          ) : (
            <Segments
              value={place ?? ""}
              onChosen={setChosen}
              segments={[
                ...targets.map((each) => ({
                  value: each.collectionId,
                  label: t("collection.moveTo", { name: nameOf(collections, each.collectionId) }),
                })),
                ...(canTrash ? [{ value: "trash", label: t("collection.toTrash", { count: atStake.length }) }] : []),
              ]}
            />
          )}
        </fieldset>
      )}
    </ConfirmDialog>
  );
}
