"use client";

import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import { DifferingWords } from "./differing-words.tsx";
import { partText } from "./part-text.ts";

/** Shows both versions of a part that two people changed, and lets the person choose. Nothing is lost before that. */
export function ConflictDialog() {
  const { t, resolveConflict } = useEditorActions();
  const conflicts = useEditorPart((state) => state.conflicts);
  const { dialog, showDialog } = useFrame();
  const conflict = conflicts[0];
  if (!conflict) return null;
  const name = conflict.parts[0]?.by ?? "";
  const nothing = t("conflict.empty");
  const areWordsSame = conflict.parts.every((part) => partText(part.mine) === partText(part.theirs));

  function onChosen(choice: "mine" | "theirs"): void {
    if (!conflict) return;
    resolveConflict(conflict, choice);
    if (conflicts.length === 1) showDialog(null);
  }

  return (
    <DialogFrame
      isOpen={dialog === "conflict"}
      onClose={() => showDialog(null)}
      title={t("conflict.title")}
      description={t("conflict.intro", { name })}
      isWide
      isUnasked
      actions={
        <button type="button" className="vt-button vt-button--quiet" onClick={() => showDialog(null)}>
          {t("conflict.later")}
        </button>
      }
    >
      {areWordsSame && <p>{t("conflict.sameWords")}</p>}
      <div className="vt-versions">
        <section className="vt-version">
          <h3>{t("conflict.mine")}</h3>
          {conflict.parts.map((part) => (
            <p key={part.path.join("/")}>
              <DifferingWords text={partText(part.mine) || nothing} other={partText(part.theirs)} />
            </p>
          ))}
          <button type="button" className="vt-button vt-button--primary" onClick={() => onChosen("mine")}>
            {t("conflict.keepMine")}
          </button>
        </section>
        <section className="vt-version">
          <h3>{t("conflict.theirs", { name })}</h3>
          {conflict.parts.map((part) => (
            <p key={part.path.join("/")}>
              <DifferingWords text={partText(part.theirs) || nothing} other={partText(part.mine)} />
            </p>
          ))}
          <button type="button" className="vt-button vt-button--outline" onClick={() => onChosen("theirs")}>
            {t("conflict.keepTheirs")}
          </button>
        </section>
      </div>
    </DialogFrame>
  );
}
