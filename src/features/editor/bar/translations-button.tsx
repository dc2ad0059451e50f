"use client";

import { Popover } from "@base-ui/react/popover";
import { Languages } from "lucide-react";
import { useState } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import type { Publication } from "./use-publication.ts";
import { useLocaleSwitch } from "./use-locale-switch.ts";

/** The red button in place of Publish: the count of missing texts per language, each with the way to it. */
export function TranslationsButton({ missing }: { missing: Publication["missing"] }) {
  const { t } = useEditorActions();
  const switchLocale = useLocaleSwitch();
  const [isOpen, setIsOpen] = useState(false);
  const total = missing.reduce((sum, { count }) => sum + count, 0);

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        className="vt-button vt-button-danger"
        aria-label={`${t("toolbar.translations")}: ${t("toolbar.translationsMissing", { count: total })}`}
      >
        <Languages size={16} aria-hidden />
        <span className="vt-wide">{t("toolbar.translations")}</span>
        <span className="vt-count">{total}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Popover.Popup className="vt-popover">
            <Popover.Title className="vt-popover-title">
              {t("toolbar.translationsMissing", { count: total })}
            </Popover.Title>
            <Popover.Description className="vt-hint">{t("toolbar.translationsHint")}</Popover.Description>
            <ul className="vt-rows">
              {missing.map(({ locale, count }) => (
                <li key={locale} className="vt-row">
                  <span className="vt-row-name">{locale.toUpperCase()}</span>
                  <span className="vt-row-note">{t("toolbar.missingCount", { count })}</span>
                  <button
                    type="button"
                    className="vt-button vt-button-outline"
                    aria-label={t("toolbar.editLocaleLabel", { locale: locale.toUpperCase() })}
                    onClick={() => {
                      switchLocale(locale);
                      setIsOpen(false);
                    }}
                  >
                    {t("toolbar.editLocale")}
                  </button>
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
