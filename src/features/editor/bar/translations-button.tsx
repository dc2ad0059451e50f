"use client";

import { Languages } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";
import { laterMenu, type MenuProps } from "./later-menu.tsx";
import type { TranslationsPopupProps } from "./translations-popup.tsx";
import type { Publication } from "./use-publication.ts";

const Popup = laterMenu<Omit<TranslationsPopupProps, keyof MenuProps>>("dialog", () =>
  import("./translations-popup.tsx").then(({ TranslationsPopup }) => TranslationsPopup),
);

/** The red button in place of Publish: how many texts are missing, and a list of them by language to go to each. */
export function TranslationsButton({ missing }: { missing: Publication["missing"] }) {
  const { t } = useEditorActions();
  const total = missing.reduce((sum, { texts }) => sum + texts.length, 0);
  const face = {
    label: t("state.named", {
      what: t("toolbar.translations"),
      name: t("toolbar.translationsMissing", { count: total }),
    }),
    className: "vt-button vt-button--danger",
    children: (
      <>
        <Languages size={16} aria-hidden />
        <span className="vt-wide">{t("toolbar.translations")}</span>
        <span className="vt-count">{total}</span>
      </>
    ),
  };
  return <Popup face={face} missing={missing} total={total} />;
}
