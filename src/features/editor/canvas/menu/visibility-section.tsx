import { Eye, EyeOff } from "lucide-react";
import { useId } from "react";
import type { Group } from "~/features/page/schema.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useHiding } from "../use-hiding.ts";
import { MenuSection } from "./menu-section.tsx";

/** Whether visitors see a section or card at all, and the way to change that. */
export function VisibilitySection({ group }: { group: Group }) {
  const { t } = useEditorActions();
  const hide = useHiding();
  const hintId = useId();
  const part = group.parentId === null ? "section" : "card";
  return (
    <MenuSection title={t("menu.visibility")}>
      <button
        type="button"
        className="vt-button vt-button--outline"
        aria-describedby={group.isHidden && hintId}
        onClick={() => hide(group)}
      >
        {group.isHidden ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
        {t(group.isHidden ? `group.show.${part}` : `group.hide.${part}`)}
      </button>
      {group.isHidden && (
        <p id={hintId} className="vt-hint">
          {t(`menu.hiddenHint.${part}`)}
        </p>
      )}
    </MenuSection>
  );
}
