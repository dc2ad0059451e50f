import { synonymsLabel } from "~/features/blocks/labels.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { categories } from "../canvas/categories.ts";
import { useAddGroup } from "../canvas/use-add-group.ts";
import { useSamples } from "../canvas/use-samples.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { Entry } from "./entry.ts";

/** Every kind of section, to be added behind the selected one or at the end of the page. */
export function useKindEntries(): Entry[] {
  const { say, t, texts, collectionNames, isMember, getState } = useEditorActions();
  const { openToolbar } = useFrame();
  const isOpen = useEditorPart((state) => state.isToolbarOpen);
  const addGroup = useAddGroup();
  const samples = useSamples(true);
  return categories(collectionNames).flatMap(({ category, blocks }) =>
    blocks
      .filter(({ membersOnly }) => isMember || !membersOnly)
      .map(({ kind, label }): Entry => ({
        id: `kind-${kind}`,
        group: "kinds",
        title: say(label),
        hint: t(`add.${category}`),
        words: [texts.labels[synonymsLabel(kind)] ?? "", t("add.section")],
        run: () => {
          if (!isOpen) openToolbar();
          const { document, selection } = getState();
          const selected = selection ? document.groups[selection.groupId] : undefined;
          const nextTo = selected?.parentId ?? selected?.id ?? sectionsOf(document).at(-1)?.id ?? null;
          addGroup(kind, { nextTo, parentId: null }, samples);
        },
      })),
  );
}
