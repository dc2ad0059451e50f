import { toast } from "../toasts/toast.ts";
import { useRef } from "react";
import { v4 } from "uuid";
import type { CollectionName } from "~/features/page/schema.ts";
import type { ListedItem } from "~/features/site/collection-schema.ts";
import type { Member } from "~/features/site/commands/on-collection.ts";
import type { CollectionType } from "~/features/site/document-schema.ts";
import type { LayoutName } from "~/features/site/layouts/schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { messageOf, refusalOf } from "../dialogs/message-of.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { forgetOffer } from "../site/offer-undo.ts";
import { useUndoToast } from "../site/use-undo-toast.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** Which collection is changed; one without an id is made with its first item. */
interface EditedCollection {
  collectionId: string | null;
  collectionName: CollectionName;
  collectionType: CollectionType;
}

/** There is one toast at a time: it tells of the last change. */
const id = "collection";

/** The changes of one collection: steps on the site like any other, seen at once and taken back by the same undo. */
export function useCollectionChanges({ collectionId, collectionName, collectionType }: EditedCollection) {
  const { t, texts } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const client = useTRPCClient();
  const site = useSiteSession();
  const tell = useUndoToast();
  const last = useRef({ wanted: "", newPageId: "" });

  /** Runs a command on one item; a toast tells that it is done, with the way back. */
  function onItem(
    command: "collection.addItem" | "collection.archiveItem" | "collection.removeItem",
    item: ListedItem,
    told: string,
  ) {
    if (collectionId === null) return;
    const onSaved = (opId: string) => tell(told, { opId, id });
    site.run(command, { collectionId, member: memberOf(item) }, { onSaved });
  }

  /** The site's own collection of this name, made when it has none. */
  function presentOrMade(): string | null {
    if (collectionId !== null) return collectionId;
    const madeId = v4();
    const made = { collectionId: madeId, name: collectionName, type: collectionType, label: {} };
    return site.run("collection.create", made) ? madeId : null;
  }

  return {
    move: (items: readonly ListedItem[], from: number, to: number) => {
      const [active, over] = [items[from], items[to]];
      if (!collectionId || !active || !over || active === over) return;
      const before = items.filter((item) => item !== active)[to - 1];
      const after = before ? memberOf(before) : null; // finds the place again whatever others do meanwhile
      site.run("collection.sort", { collectionId, active: memberOf(active), over: memberOf(over), after });
    },
    archive: (item: ListedItem, isArchived: boolean) => {
      if (isArchived) onItem("collection.archiveItem", item, t("collection.archived"));
      else onItem("collection.addItem", item, t("collection.shownAgain"));
    },
    remove: (item: ListedItem) => onItem("collection.removeItem", item, t("collection.removed")),
    add: (member: Member) => {
      const presentId = presentOrMade();
      const onSaved = (opId: string) => tell(t("collection.added"), { opId, id });
      if (presentId) site.run("collection.addItem", { collectionId: presentId, member }, { onSaved });
    },
    /** Makes a draft page in the collection; whether it is there now. */
    async addPage(name: string, layout: LayoutName | undefined): Promise<boolean> {
      forgetOffer(id);
      toast.loading(t("pages.creating"), { id });
      try {
        const named = { collectionId, collectionName, collectionType };
        const page = { name, lang: locale, layout };
        const wanted = JSON.stringify({ ...named, ...page });
        if (last.current.wanted !== wanted) last.current = { wanted, newPageId: v4() };
        const { newPageId } = last.current; // sent again without an answer, it is the same page
        const { opIds } = await client.collection.add
          .mutate({ ...named, ...page, newPageId, action: "add" })
          .catch((failure: unknown) => {
            if (refusalOf(failure) === "id-taken") return { opIds: [] };
            throw failure;
          });
        last.current.wanted = "";
        for (const opId of opIds.toReversed()) site.done(opId);
        await site.reload();
        if (opIds.length > 0) tell(t("pages.created"), { opId: opIds, id });
        else toast.success(t("pages.created"), { id });
        return true;
      } catch (error) {
        toast.error(t("pages.createFailed", { message: messageOf(error, texts) }), { id });
        return false;
      }
    },
  };
}

function memberOf({ pageId, groupId }: ListedItem): Member {
  return pageId === null ? { groupId: groupId ?? "" } : { pageId };
}

export type CollectionChanges = ReturnType<typeof useCollectionChanges>;
