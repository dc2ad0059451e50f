"use client";

import type { ComponentProps } from "react";
import { kindLabel } from "~/features/blocks/labels.ts";
import type { ComparedGroup } from "~/features/page/domain/history/comparison.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { ComparedLook } from "./compared-look.tsx";
import { ComparedTexts, type Way } from "./compared-texts.tsx";

interface ComparedSectionProps {
  group: ComparedGroup;
  way: Way;
  lang: string;
  media: ComponentProps<typeof ComparedLook>["media"];
  /** The earlier version has it, as a section of its own. */
  canRestore: boolean;
  /** It stands there today as well, until the publish that takes it away. */
  isMarked: boolean;
  isBusy: boolean;
  onRestore: () => void;
}

/** One section or card of a comparison: what became of it, its words, and what else differs. */
export function ComparedSection(props: ComparedSectionProps) {
  const { group, way, lang, media, canRestore, isMarked, isBusy, onRestore } = props;
  const { t, say } = useEditorActions();
  const label = say(kindLabel(group.kind));
  return (
    <section className="vt-compare">
      <div className="vt-compare__head">
        <h3>{label}</h3>
        {group.type !== "changed" && (
          <span className="vt-badge" data-type={group.type}>
            {t(group.type === "new" ? "history.new" : isMarked ? "status.markedForDeletion" : "history.gone")}
          </span>
        )}
        {canRestore && (
          <BusyButton
            type="button"
            className="vt-button vt-button--outline"
            aria-label={t("history.restoreSectionOf", { label })}
            isBusy={isBusy}
            onClick={onRestore}
          >
            {t("history.restoreSection")}
          </BusyButton>
        )}
      </div>
      <ComparedTexts texts={group.texts} way={way} lang={lang} />
      {group.look && <ComparedLook kind={group.kind} look={group.look} media={media} />}
    </section>
  );
}
