import { useRef, useState } from "react";
import { Menu } from "@base-ui/react/menu";
import { Check, ChevronDown } from "lucide-react";
import { useEditorRef, useEditorSelector } from "platejs/react";
import { useEscapeFrom } from "../controls/use-escape-from.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { chooseLevel } from "./choose-level.ts";
import { levelOf, levels, type Level } from "./hierarchy.ts";
import { sideOf } from "./use-side.ts";

/** As high as its menu is, in px. */
const menuHeight = 264;

/** The text hierarchy as a menu, each level drawn in its own weight. */
export function LevelMenu() {
  const { t } = useEditorActions();
  const editor = useEditorRef();
  const level = useEditorSelector((current) => {
    const block = current.api.block()?.[0];
    return levelOf(block?.type, current.api.marks() ?? {});
  }, []);

  const trigger = useRef<HTMLButtonElement>(null);
  const [side, setSide] = useState<"top" | "bottom">("bottom");
  const [isOpen, setIsOpen] = useState(false);
  useEscapeFrom(isOpen, () => setIsOpen(false)); // the keyboard may be in the text still

  const onOpenChange = (opens: boolean) => {
    if (opens) setSide(sideOf(trigger.current, editor, menuHeight));
    setIsOpen(opens);
  };

  const choose = (next: Level) => {
    chooseLevel(editor, next);
    editor.tf.focus();
  };

  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Menu.Trigger ref={trigger} className="vt-level" aria-label={t("rich.size")}>
        <span>{level ? t(`rich.${level}`) : t("rich.heading")}</span>
        <ChevronDown aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="vt-layer-popup" side={side} sideOffset={6} collisionPadding={16} align="start">
          <Menu.Popup className="vt-popup" data-vt-keep finalFocus={() => editor.api.toDOMNode(editor) ?? false}>
            {levels.map((each) => (
              <Menu.Item key={each} className="vt-popup__item" data-level={each} onClick={() => choose(each)}>
                <span>{t(`rich.${each}`)}</span>
                {each === level && <Check aria-hidden />}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
