"use client";

import { PanelsTopLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** Header or footer of the site: shown as visitors see it, marked as no part of this page while it is edited. */
export function SharedPart({ part, children }: { part: "header" | "footer"; children: ReactNode }) {
  const { t } = useEditorActions();
  const isEditing = useEditorPart((state) => state.isToolbarOpen);
  if (!children) return null;
  return (
    <div
      className="vt-shared"
      data-part={part}
      {...(isEditing && {
        role: "region",
        "aria-label": t("state.named", { what: t(`settings.${part}`), name: t("toolbar.sharedPart") }),
      })}
    >
      <div inert={isEditing}>{children}</div>
      {isEditing && (
        <p className="vt-shared__note">
          <PanelsTopLeft size={14} aria-hidden />
          {t("toolbar.sharedPart")}
        </p>
      )}
    </div>
  );
}
