"use client";

import { Popover } from "@base-ui/react/popover";
import { Languages } from "lucide-react";
import { useState } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import type { Publication } from "./use-publication.ts";
import { MissingTexts } from "./missing-texts.tsx";
import { useLocaleSwitch } from "./use-locale-switch.ts";
import { useMissingText } from "./use-missing-text.ts";

/** The red button in place of Publish: how many texts are missing, and a list of them by language to go to each. */
export function TranslationsButton({ missing }: { missing: Publication["missing"] }) {
  const { t } = useEditorActions();
  const show = useMissingText();
  const switchLocale = useLocaleSwitch();
  const { togglePanel } = useFrame();
  const [isOpen, setIsOpen] = useState(false);
  const total = missing.reduce((sum, { texts }) => sum + texts.length, 0);

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        className="vt-button vt-button--danger"
        aria-label={`${t("toolbar.translations")}: ${t("toolbar.translationsMissing", { count: total })}`}
      >
        <Languages size={16} aria-hidden />
        <span className="vt-wide">{t("toolbar.translations")}</span>
        <span className="vt-count">{total}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Popover.Popup className="vt-popover">
            <Popover.Title className="vt-popover__title">
              {t("toolbar.translationsMissing", { count: total })}
            </Popover.Title>
            <Popover.Description className="vt-hint">{t("toolbar.translationsHint")}</Popover.Description>
            {missing.map(({ locale, texts }) => (
              <MissingTexts
                key={locale}
                locale={locale}
                texts={texts}
                onEdit={() => {
                  setIsOpen(false);
                  switchLocale(locale);
                  togglePanel("translations");
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
