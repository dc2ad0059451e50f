import { useRef } from "react";
import { ChevronLeft, CornerDownLeft, Eye, EyeOff } from "lucide-react";
import { fieldLabel, kindLabel } from "~/features/blocks/labels.ts";
import { fieldOf, textAt } from "~/features/page/domain/groups.ts";
import { longestText } from "~/features/page/domain/text-limits.ts";
import type { Group } from "~/features/page/schema.ts";
import { IconButton } from "../../controls/icon-button.tsx";
import { SameAsSource } from "../../inputs/same-as-source.tsx";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import type { EditorSelection } from "../../state/types.ts";
import { useCanvas } from "../canvas-context.ts";
import { figure } from "../figure.ts";
import { fieldDefinition } from "../items.ts";
import { TypingNotice } from "../others/typing-notice.tsx";
import { useCommands } from "../use-commands.ts";
import { useSourceText } from "../texts/use-source-text.ts";
import { focusItem, focusMenu, menuKey } from "./menu-focus.ts";
import { TranslateField, useTranslatedInto } from "./translate-field.tsx";
import { placed, useFloating } from "./use-floating.ts";
import { useIsPhone } from "./use-is-phone.ts";
import { useKeyboardInset } from "./use-keyboard-inset.ts";

/** From so many letters left on, the bar tells how many. */
const nearLimit = 2000;

/** The menu of a text: a slim bar above it with the way to its section, the rich-text tools and its visibility. */
export function TextBar({ group, fieldName }: { group: Group; fieldName: string }) {
  const { say, t, select } = useEditorActions();
  const { setToolsSlot } = useCanvas();
  const { run } = useCommands();
  const bar = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const keyboard = useKeyboardInset(isPhone);
  const place = useFloating(bar, { groupId: group.id, fieldName }, { shape: "bar", fixedPlace: null });
  const label = say(fieldLabel(fieldName));
  const section = say(kindLabel(group.kind));
  const { visible } = fieldOf(group, fieldName);
  const definition = fieldDefinition(group, fieldName);
  const isRich = definition?.type === "richText";
  const room = useEditorPart(({ document, locale }) => {
    if (isRich) return longestText;
    return longestText - (textAt(document, { groupId: group.id, fieldName, locale })?.text?.length ?? 0);
  });
  const to = useTranslatedInto(group, fieldName);
  const takeSource = useSourceText(group.id, fieldName);
  const eyeLabel = t(visible ? "menu.hideField" : "menu.showField");
  return (
    <div
      ref={bar}
      className="vt-text-bar"
      data-vt-keep
      data-vt-menu="bar"
      data-phone={isPhone}
      role="group"
      aria-label={t("menu.label", { label })}
      aria-keyshortcuts={menuKey}
      style={isPhone ? { bottom: keyboard } : placed(place)}
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault(); // the caret stays in the text
      }}
    >
      <button
        type="button"
        className="vt-tool vt-tool--wide"
        aria-label={t("menu.toSection", { label: section })}
        title={t("menu.toSection", { label: section })}
        onClick={() => {
          select({ groupId: group.id, fieldName: null });
          focusMenu();
        }}
      >
        <ChevronLeft aria-hidden />
        <span>{section}</span>
      </button>
      <span className="vt-text-bar__label">{label}</span>
      {room < nearLimit && <span className="vt-text-bar__label">{t("text.room", { room: figure(room) })}</span>}
      {isRich && <div className="vt-text-bar__tools" ref={setToolsSlot} />}
      {definition?.hasLines === true && (
        <IconButton look="tool" label={t("text.newLine")} onClick={() => breakLine({ groupId: group.id, fieldName })}>
          <CornerDownLeft aria-hidden />
        </IconButton>
      )}
      {takeSource && <SameAsSource className="vt-tool vt-tool--wide vt-text-bar__same" onTaken={takeSource} />}
      {to && (
        <TranslateField
          groupId={group.id}
          fieldName={fieldName}
          to={to}
          className="vt-tool vt-tool--wide vt-text-bar__same"
        />
      )}
      <IconButton
        look="tool"
        label={eyeLabel}
        aria-pressed={!visible}
        onClick={() => run("field.visibility", { groupId: group.id, fieldName, visible: !visible })}
      >
        {visible ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      </IconButton>
      <TypingNotice item={{ groupId: group.id, fieldName }} />
    </div>
  );
}

/** Breaks the line of a title where its caret is, as the keys of phones cannot. */
function breakLine(item: EditorSelection): void {
  focusItem(item);
  document.execCommand("insertLineBreak");
}
