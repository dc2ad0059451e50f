import type { ReactNode } from "react";
import type { LinkValue } from "~/features/blocks/option-kinds.ts";
import type { ResolvedField } from "~/features/blocks/resolved.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { HiddenTargetWarning } from "./hidden-target-warning.tsx";

type Button = Extract<ResolvedField, { type: "button" }>;

interface ButtonWarningProps {
  of: Pick<Button, "groupId" | "fieldName" | "visible" | "text" | "link">;
  /** Draws the words; what is only still to come is no fault. */
  children: (words: string, isToCome: boolean) => ReactNode;
}

/** Says what a button lacks for visitors: its words, its link, or a page that they get to. */
export function ButtonWarning({ of, children }: ButtonWarningProps) {
  const { t } = useEditorActions();
  const chosen = useButtonLink(of);
  if (!of.visible) return null;
  if (of.text === "") return (of.link ?? chosen) && children(t("canvas.missingText"), false);
  if (of.link) return null;
  const pageId = chosen?.type === "page" ? chosen.page?.id : undefined;
  if (pageId) return <HiddenTargetWarning pageId={pageId}>{children}</HiddenTargetWarning>;
  return children(t("canvas.missingLink"), false);
}

/** What was chosen for a button, which may lead nowhere yet. Read directly, as it is asked at every key. */
export function useButtonLink({ groupId, fieldName }: Pick<Button, "groupId" | "fieldName">): LinkValue | null {
  return useEditorPart(
    ({ document }) =>
      (document.groups[groupId]?.fields[fieldName]?.options["link"] as LinkValue | null | undefined) ?? null,
  );
}
