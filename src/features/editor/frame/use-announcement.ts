"use client";

import { useEffect } from "react";
import type { MessageKey } from "../messages.ts";
import { offerUndo } from "../site/offer-undo.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { takeAnnouncement, type Announcement } from "./announcement.ts";
import { useBeginWriting } from "./use-begin-writing.ts";

const newsTexts = {
  pageCreated: "pages.created",
  pageDuplicated: "pages.duplicated",
  pageDeleted: "delete.success",
} as const satisfies Record<Announcement["type"], MessageKey>;

/** Tells what was done on the page before this one: a page was made, copied or deleted. A new one is written at once. */
export function useAnnouncement(): void {
  const { t } = useEditorActions();
  const beginWriting = useBeginWriting();
  const site = useSiteSession();
  useEffect(() => {
    const news = takeAnnouncement();
    if (!news) return;
    if (news.type === "pageCreated") beginWriting();
    const [id, told] = ["announcement", t(newsTexts[news.type])];
    if (news.type === "pageDeleted") offerUndo(site, { opId: news.opId, id, told, label: t("toolbar.undo") });
    else toast.success(told, { id });
  }, [t, site, beginWriting]);
}
