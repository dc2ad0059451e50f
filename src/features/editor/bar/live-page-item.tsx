"use client";

import { Menu } from "@base-ui/react/menu";
import { Eye } from "lucide-react";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useLivePage } from "./use-live-page.ts";

/** The entry of a menu that leads to the page as visitors see it; a page they do not see has none. */
export function LivePageItem() {
  const { t } = useEditorActions();
  const showLivePage = useLivePage();
  const isLive = useEditorPart((state) => state.publishedNumber !== null);
  if (!isLive) return null;
  return (
    <Menu.Item className="vt-menu__item" onClick={() => void showLivePage()}>
      <Eye size={18} aria-hidden />
      {t("toolbar.livePage")}
    </Menu.Item>
  );
}
