import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  RotateCcw,
  Scissors,
  Settings2,
  Trash2,
} from "lucide-react";
import type { Group } from "~/features/page/schema.ts";
import { IconButton } from "../../controls/icon-button.tsx";
import { Toolbar } from "../../controls/toolbar.tsx";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { CardGrip } from "../cards/card-grip.tsx";
import { copyFromMenu } from "../clipboard/on-clipboard.ts";
import { useClipboard } from "../clipboard/use-clipboard.ts";
import { siblingsOf } from "../items.ts";
import { focusMenu } from "../menu/menu-focus.ts";
import { useHiding } from "./use-hiding.ts";
import { useRemoval } from "./use-removal.ts";
import { useDuplicate } from "./use-duplicate.ts";
import { useMoveGroup } from "./use-move-group.ts";

/** Cards that stand below each other, whatever the options of their board. */
const row = /^(priceRow|(faq|download|job|business)Card)$/;

/** Move, options and delete of a section or card, as icons, in its menu also copying and hiding; the arrows depend on its place among its siblings. */
export function GroupTools({ group, label, isInMenu = false }: { group: Group; label: string; isInMenu?: boolean }) {
  const { t, select } = useEditorActions();
  const { step } = useMoveGroup();
  const removal = useRemoval(group);
  const duplicate = useDuplicate();
  const hide = useHiding();
  const place = useEditorPart(({ document }) => {
    const siblings = siblingsOf(document, group);
    const index = siblings.findIndex((sibling) => sibling.id === group.id);
    return index < 0
      ? "only"
      : siblings.length === 1
        ? "only"
        : index === 0
          ? "first"
          : index === siblings.length - 1
            ? "last"
            : "middle";
  });
  const isCard = group.parentId !== null;
  const isBeside = isCard && !row.test(group.kind);
  const [Earlier, Later] = isBeside ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  return (
    <Toolbar className="vt-tools" label={t("group.tools", { label })}>
      {isCard && !isInMenu && <CardGrip groupId={group.id} />}
      <ToolButton
        label={t(isBeside ? "group.earlier" : "group.up")}
        isDisabled={place === "only" || place === "first"}
        onPress={() => step(group.id, "up")}
        icon={<Earlier aria-hidden />}
      />
      <ToolButton
        label={t(isBeside ? "group.later" : "group.down")}
        isDisabled={place === "only" || place === "last"}
        onPress={() => step(group.id, "down")}
        icon={<Later aria-hidden />}
      />
      <ToolButton label={t("group.duplicate")} onPress={() => duplicate(group)} icon={<CopyPlus aria-hidden />} />
      {isInMenu && <ClipboardTools groupId={group.id} />}
      {isInMenu && (
        <ToolButton
          label={t(`group.${group.isHidden ? "show" : "hide"}.${isCard ? "card" : "section"}`)}
          onPress={() => hide(group)}
          icon={group.isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        />
      )}
      {!isInMenu && (
        <ToolButton
          label={t("group.settings", { label })}
          onPress={() => {
            select({ groupId: group.id, fieldName: null });
            focusMenu();
          }}
          icon={<Settings2 aria-hidden />}
        />
      )}
      <ToolButton
        label={removal.label}
        onPress={removal.run}
        icon={removal.isRestoring ? <RotateCcw aria-hidden /> : <Trash2 aria-hidden />}
      />
    </Toolbar>
  );
}

/** Copy, cut and paste in the menu; on the section itself they are keys, and would be too many buttons. */
function ClipboardTools({ groupId }: { groupId: string }) {
  const { t } = useEditorActions();
  const { copy, cut, pasteFromMenu } = useClipboard();
  return (
    <>
      <ToolButton label={t("group.copy")} onPress={() => copyFromMenu(copy(groupId))} icon={<Copy aria-hidden />} />
      <ToolButton label={t("group.cut")} onPress={() => copyFromMenu(cut(groupId))} icon={<Scissors aria-hidden />} />
      <ToolButton
        label={t("group.paste")}
        onPress={() => void pasteFromMenu(groupId)}
        icon={<ClipboardPaste aria-hidden />}
      />
    </>
  );
}

function ToolButton(props: { label: string; icon: React.ReactNode; isDisabled?: boolean; onPress: () => void }) {
  const { label, icon, isDisabled = false, onPress } = props;
  return (
    <IconButton
      look="tool"
      label={label}
      aria-disabled={isDisabled}
      onClick={(event) => {
        event.stopPropagation();
        if (!isDisabled) onPress();
      }}
    >
      {icon}
    </IconButton>
  );
}
