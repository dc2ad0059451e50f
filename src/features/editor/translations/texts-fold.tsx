import type { ReactNode } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import type { OpenFold } from "./open-fold.ts";

interface TextsFoldProps {
  id: string;
  name: string;
  counts: { missing: number; stale: number } | undefined;
  isOpen: boolean;
  onOpen: (open: OpenFold | null) => void;
  /** Its texts, made once it is open. */
  children: ReactNode;
}

/** Something of the site that is not on screen, with what of it is open; unfolded, its texts are written here. */
export function TextsFold({ id, name, counts, isOpen, onOpen, children }: TextsFoldProps) {
  const { t } = useEditorActions();
  const { missing = 0, stale = 0 } = counts ?? {};
  const words = [
    ...(missing > 0 ? [t("translations.missingCount", { count: missing })] : []),
    ...(stale > 0 ? [t("translations.staleCount", { count: stale })] : []),
  ];
  return (
    <details
      className="vt-fold vt-other-page"
      open={isOpen}
      data-vt-other-page={id}
      data-vt-open-texts={missing + stale > 0}
    >
      <summary
        onClick={(event) => {
          event.preventDefault(); // whether it is open is known here, not by the browser
          onOpen(isOpen ? null : { id, enterAt: null });
        }}
      >
        {name}{" "}
        <span className="vt-hint" data-open={words.length > 0}>
          {words.join(", ") || t("translations.complete")}
        </span>
      </summary>
      {isOpen && children}
    </details>
  );
}
