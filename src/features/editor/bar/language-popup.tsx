"use client";

import { Menu } from "@base-ui/react/menu";
import { Languages } from "lucide-react";
import { languageName } from "~/lib/language-name.ts";
import type { Locale } from "~/lib/locales.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { elementOf } from "../canvas/items.ts";
import type { EditorState } from "../state/types.ts";
import type { MenuProps } from "./later-menu.tsx";
import { useLocaleSwitch } from "./use-locale-switch.ts";

/** The languages to choose from. Whoever writes goes on in the same text. */
export function LanguagePopup({ face, atFirst }: MenuProps) {
  const locale = useEditorPart((state) => state.locale);
  const { t, locales, editorLocale, getState } = useEditorActions();
  const switchLocale = useLocaleSwitch();
  const { togglePanel } = useFrame();
  return (
    <Menu.Root modal={false} defaultOpen={atFirst.isOpen}>
      <Menu.Trigger className={face.className} aria-label={face.label} autoFocus={atFirst.hasFocus}>
        {face.children}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="top" sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Menu.Popup className="vt-menu" finalFocus={() => textUnderEdit(getState()) ?? true}>
            <Menu.RadioGroup value={locale} onValueChange={(next: Locale) => switchLocale(next)}>
              {locales.map((choice) => (
                <Menu.RadioItem key={choice} value={choice} className="vt-menu__item" closeOnClick>
                  <Menu.RadioItemIndicator className="vt-menu__dot" keepMounted />
                  <span className="vt-menu__code">{choice.toUpperCase()}</span>
                  {languageName(choice, editorLocale)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Item className="vt-menu__item" onClick={() => togglePanel("translations")}>
              <Languages size={16} aria-hidden />
              {t("toolbar.translations")}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function textUnderEdit({ selection }: Pick<EditorState, "selection">): HTMLElement | null {
  const item = selection?.fieldName ? elementOf(selection) : null;
  return item?.closest<HTMLElement>('[role="textbox"]') ?? item?.querySelector<HTMLElement>('[role="textbox"]') ?? null;
}
