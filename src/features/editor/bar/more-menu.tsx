"use client";

import { Ellipsis } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";
import { iconFace } from "./icon-face.ts";
import { laterMenu } from "./later-menu.tsx";
import { useCanRevert } from "./use-publication.ts";

const Popup = laterMenu("menu", () => import("./more-popup.tsx").then(({ MorePopup }) => MorePopup));

/** On a phone the seldom used buttons lie in one menu. */
export function MoreMenu() {
  const { t } = useEditorActions();
  const canRevert = useCanRevert();
  const face = { ...iconFace(<Ellipsis size={20} aria-hidden />), label: t("toolbar.more") };
  return <Popup face={face} canRevert={canRevert} />;
}
