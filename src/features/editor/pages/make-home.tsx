"use client";

import { House } from "lucide-react";
import { useId } from "react";
import { useSiteSession } from "../site/site-context.tsx";
import { useUndoToast } from "../site/use-undo-toast.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { nameOf, type ListedPage } from "./page-lists.ts";

/** Another page becomes the home page by a press of its own: it is so for visitors at once, unlike other roles. */
export function MakeHome({ page, pages }: { page: ListedPage; pages: ListedPage[] }) {
  const { t } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const site = useSiteSession();
  const tell = useUndoToast();
  const hintId = useId();
  if (page.role === "home" || page.collection !== null) return null;
  const home = pages.find(({ role }) => role === "home");
  const isTooEarly = home?.status === "published" && page.status !== "published";

  function onChosen(): void {
    const onSaved = (opId: string) => tell(t("pages.isHomeNow", { name: nameOf(page, locale) }), { opId, id: "home" });
    site.run("page.role", { pageId: page.id, role: "home" }, { onSaved });
  }

  return (
    <>
      <button
        type="button"
        className="vt-button vt-button--outline"
        disabled={isTooEarly}
        aria-describedby={hintId}
        onClick={onChosen}
      >
        <House size={16} aria-hidden />
        {t("pages.makeHome")}
      </button>
      <p id={hintId} className="vt-hint">
        {isTooEarly ? t("pages.makeHomeFirst") : t("pages.makeHomeHint", { name: home ? nameOf(home, locale) : "" })}
      </p>
    </>
  );
}
