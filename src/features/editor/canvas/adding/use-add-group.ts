import { useCallback } from "react";
import { v4 } from "uuid";
import type { GroupContent } from "~/features/page/commands/group-insert.ts";
import { cardsOf } from "~/features/page/domain/groups.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { AddPlace } from "../canvas-context.ts";
import { focusWords } from "../focus-words.ts";
import { scrollToGroup } from "../sections/scroll-to-group.ts";
import type { SampleSource } from "./use-samples.ts";
import { useCommands } from "../use-commands.ts";

type AddGroup = (kind: string, place: AddPlace, samples?: SampleSource) => void;

/**
 * Adds a section or card, with the words and pictures of its sample where there is one, scrolls smoothly to it, selects
 * it and puts the caret into its title or first words; words of a sample are selected, to be typed over.
 */
export function useAddGroup(): AddGroup {
  const { select, flush, addMedia, getState } = useEditorActions();
  const { run } = useCommands();
  return useCallback(
    (kind, place, samples) => {
      flush();
      const groupId = v4();
      const content = contentFor(kind, place, getState().document, samples);
      if (content) {
        const wanted = mediaOf(content);
        for (const picture of samples?.pictures ?? []) if (wanted.has(picture.id)) addMedia(picture);
      }
      const isAdded = content
        ? run("group.insert", { groupId, ...place, content })
        : run("group.add", { groupId, kind, ...place });
      if (!isAdded) return;
      scrollToGroup({ groupId, isCard: place.parentId !== null }, () => {
        const item = { groupId, fieldName: null };
        select(item);
        if (focusWords(item, getState().document)) return;
        setTimeout(() => focusWords(item, getState().document)); // after a dialog has given the focus back
      });
    },
    [run, flush, select, addMedia, getState],
  );
}

function contentFor(kind: string, { parentId }: AddPlace, document: PageDocument, samples: SampleSource | undefined) {
  const board = parentId === null ? undefined : blockOf(document.groups[parentId]?.kind ?? "");
  if (board && parentId !== null) return samples?.cardOf(board, cardsOf(document, parentId).length);
  const block = blockOf(kind);
  return block && samples?.sectionOf(block);
}

function mediaOf({ fields, cards = [] }: GroupContent): ReadonlySet<string> {
  const all = [fields, ...cards.map((card) => card.fields)].flatMap(Object.values<GroupContent["fields"][string]>);
  return new Set(
    all.flatMap(({ mediaId, mediaIds = [] }) => (mediaId === undefined ? mediaIds : [mediaId, ...mediaIds])),
  );
}
