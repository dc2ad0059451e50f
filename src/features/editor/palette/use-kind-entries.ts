import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { kindLabel, synonymsLabel } from "~/features/blocks/labels.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { blockOf } from "~/kinds/registry.ts";
import type { AddPlace } from "../canvas/canvas-context.ts";
import { categories } from "../canvas/adding/categories.ts";
import { useInsertCopy } from "../canvas/clipboard/use-insert-copy.ts";
import { useSavedSections } from "../canvas/saved/use-saved-sections.ts";
import { useAddGroup } from "../canvas/adding/use-add-group.ts";
import { useSamples } from "../canvas/adding/use-samples.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { Entry } from "./entry.ts";

/** Every kind of section and every saved one, to be added behind the selected one or at the end of the page. */
export function useKindEntries(): Entry[] {
  const { say, t, texts, siteId, collectionNames, isMember, getState } = useEditorActions();
  const { openToolbar } = useFrame();
  const isOpen = useEditorPart((state) => state.isToolbarOpen);
  const addGroup = useAddGroup();
  const samples = useSamples(true);
  const saved = useSavedSections();
  const insertCopy = useInsertCopy();
  const isAllowed = (block: BlockDefinition | undefined) => block && (isMember || !block.membersOnly);
  const placeHere = (): AddPlace => {
    if (!isOpen) openToolbar();
    const { document, selection } = getState();
    const selected = selection ? document.groups[selection.groupId] : undefined;
    return { nextTo: selected?.parentId ?? selected?.id ?? sectionsOf(document).at(-1)?.id ?? null, parentId: null };
  };
  const kept = saved.sections
    .filter(({ content }) => isAllowed(blockOf(content.kind)))
    .map(({ id, name, content }): Entry => ({
      id: `saved-${id}`,
      group: "kinds",
      title: name,
      hint: t("saved.category"),
      words: [say(kindLabel(content.kind)), t("add.section")],
      run: () => void insertCopy({ siteId, isCard: false, content, media: saved.media }, placeHere()),
    }));
  const kinds = categories({ collectionNames, isMember }).flatMap(({ category, blocks }) =>
    blocks.filter(isAllowed).map(({ kind, label }): Entry => ({
      id: `kind-${kind}`,
      group: "kinds",
      title: say(label),
      hint: t(`add.${category}`),
      words: [texts.labels[synonymsLabel(kind)] ?? "", t("add.section")],
      run: () => addGroup(kind, placeHere(), samples),
    })),
  );
  return [...kept, ...kinds];
}
