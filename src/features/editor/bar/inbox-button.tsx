"use client";

import { Inbox } from "lucide-react";
import { useFrame } from "../frame/frame-context.tsx";
import { useInboxCount } from "../inbox/use-inbox-count.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { BarButton } from "./bar-button.tsx";

/** Says that visitors have written something that nobody has opened yet, and leads there. Else it takes no room. */
export function InboxButton() {
  const { t } = useEditorActions();
  const { panel, togglePanel } = useFrame();
  const unread = useInboxCount()?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <BarButton
      className="vt-inbox-button"
      label={t("inbox.unread", { count: unread })}
      icon={
        <>
          <Inbox size={18} aria-hidden />
          <span className="vt-count">{unread > 99 ? "99+" : unread}</span>
        </>
      }
      aria-expanded={panel === "inbox"}
      onClick={() => togglePanel("inbox")}
    />
  );
}
