"use client";

import { ChevronDown } from "lucide-react";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { laterMenu } from "./later-menu.tsx";

const Popup = laterMenu("menu", () => import("./language-popup.tsx").then(({ LanguagePopup }) => LanguagePopup));

/** The language that is being edited; only there when the site has several. */
export function LanguageSwitcher() {
  const { t, locales } = useEditorActions();
  const name = useEditorPart((state) => state.locale).toUpperCase();
  if (locales.length < 2) return null;
  const face = {
    label: t("state.named", { what: t("toolbar.language"), name }),
    className: "vt-button vt-button--quiet vt-locale",
    children: (
      <>
        {name}
        <ChevronDown size={14} aria-hidden />
      </>
    ),
  };
  return <Popup face={face} />;
}
