import { copyFromMenu } from "../canvas/clipboard/on-clipboard.ts";
import { useClipboard } from "../canvas/clipboard/use-clipboard.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { useMoveGroup } from "../canvas/sections/use-move-group.ts";
import { useHiding } from "../canvas/sections/use-hiding.ts";
import { useToldStep } from "../canvas/sections/use-told-step.ts";
import { useReveal } from "../dialogs/use-reveal.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { revealControl } from "../frame/reveal-control.ts";
import { useDuplicate } from "../canvas/sections/use-duplicate.ts";
import { useShortcutNames } from "../bar/use-shortcut-names.ts";
import { siblingsOf } from "../canvas/items.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { blockOf } from "~/kinds/registry.ts";
import type { Entry } from "./entry.ts";

/** What can be done to the selected section or card, and to what was copied. */
export function useSectionEntries(): Entry[] {
  const { say, t } = useEditorActions();
  const names = useShortcutNames();
  const { run } = useCommands();
  const { step } = useMoveGroup();
  const { showDialog } = useFrame();
  const { copy, cut, pasteFromMenu } = useClipboard();
  const duplicate = useDuplicate();
  const hide = useHiding();
  const reveal = useReveal();
  const runTold = useToldStep();
  const isOpen = useEditorPart((state) => state.isToolbarOpen);
  const groupId = useEditorPart((state) => state.selection?.groupId ?? null);
  const page = useEditorPart((state) => state.document);
  if (!isOpen) return [];

  const onSaved = (id: string) =>
    reveal({ groupId: id, fieldName: null }, [], () =>
      revealControl(() => document.querySelector<HTMLElement>('[data-vt-menu="panel"] .vt-save-section input')),
    );
  const entry = (id: string, title: string, onChosen: () => void, shortcut?: string): Entry => ({
    id: `section-${id}`,
    group: "section",
    title,
    hint: label,
    run: onChosen,
    ...(shortcut && { shortcut }),
  });
  const group = groupId === null ? undefined : page.groups[groupId];
  const block = group && blockOf(group.kind);
  const label = block ? say(block.label) : "";
  const pasting = entry("paste", t("palette.paste"), () => void pasteFromMenu(groupId), names.paste);
  if (!group || !block) return [pasting];
  const { id, status } = group;
  const siblings = siblingsOf(page, group);
  return [
    entry("copy", t("group.copy"), () => copyFromMenu(copy(id)), names.copy),
    entry("cut", t("group.cut"), () => copyFromMenu(cut(id)), names.cut),
    pasting,
    entry("duplicate", t("group.duplicate"), () => duplicate({ id })),
    ...(group.parentId === null ? [entry("save", t("saved.save"), () => onSaved(id))] : []),
    entry("hide", t(`group.${group.isHidden ? "show" : "hide"}.${group.parentId === null ? "section" : "card"}`), () =>
      hide(group),
    ),
    ...(siblings[0]?.id === id ? [] : [entry("up", t("group.up"), () => step(id, "up"))]),
    ...(siblings.at(-1)?.id === id ? [] : [entry("down", t("group.down"), () => step(id, "down"))]),
    status === "draft"
      ? entry("delete", t("group.delete"), () => showDialog("deleteSection"))
      : status === "markedForDeletion"
        ? entry("restore", t("group.restore"), () => run("group.restore", { groupId: id }))
        : entry("mark", t("group.mark"), () =>
            runTold("group.markForDeletion", { groupId: id }, t("group.marked", { label })),
          ),
  ];
}
