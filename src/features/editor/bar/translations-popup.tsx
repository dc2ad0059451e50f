"use client";

import { Popover } from "@base-ui/react/popover";
import { useState } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import type { Publication } from "./use-publication.ts";
import type { MenuProps } from "./later-menu.tsx";
import { MissingTexts } from "./missing-texts.tsx";
import { useLocaleSwitch } from "./use-locale-switch.ts";
import { useMissingText } from "./use-missing-text.ts";

export interface TranslationsPopupProps extends MenuProps {
  missing: Publication["missing"];
  total: number;
}

/** The missing texts by language, each a way to where it belongs. */
export function TranslationsPopup({ face, atFirst, missing, total }: TranslationsPopupProps) {
  const { t } = useEditorActions();
  const show = useMissingText();
  const switchLocale = useLocaleSwitch();
  const { openPanel, showDialog } = useFrame();
  const [isOpen, setIsOpen] = useState(atFirst.isOpen);

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className={face.className} aria-label={face.label} autoFocus={atFirst.hasFocus}>
        {face.children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Popover.Popup className="vt-popover">
            <Popover.Title className="vt-popover__title">
              {t("toolbar.translationsMissing", { count: total })}
            </Popover.Title>
            <Popover.Description className="vt-hint">{t("toolbar.translationsHint")}</Popover.Description>
            <button
              type="button"
              className="vt-link"
              onClick={() => {
                setIsOpen(false);
                showDialog("check");
              }}
            >
              {t("check.open")}
            </button>
            {missing.map(({ locale, texts }) => (
              <MissingTexts
                key={locale}
                locale={locale}
                texts={texts}
                onEdit={() => {
                  setIsOpen(false);
                  switchLocale(locale);
                  openPanel("translations");
                }}
                onChosen={(text) => {
                  setIsOpen(false);
                  show(text, locale);
                }}
              />
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
