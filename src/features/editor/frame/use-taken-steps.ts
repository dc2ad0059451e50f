"use client";

import { useEffect, useRef } from "react";
import { fieldLabel, kindLabel } from "~/features/blocks/labels.ts";
import type { Group } from "~/features/page/schema.ts";
import { prefersCalm } from "~/lib/browser/prefers-calm.ts";
import { elementOf } from "../canvas/items.ts";
import { useMoments } from "../history/use-moments.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { TakenStep } from "../state/types.ts";
import { toast } from "../toasts/toast.ts";
import { goneGroup } from "./gone-group.ts";
import { takenPlace, type TakenPlace } from "./taken-place.ts";

const toastId = "taken-step";
/** What this many pixels of are in the window is in sight. */
const enough = 40;

/**
 * Shows what an undo or redo changed. What is out of sight comes into sight and is named, with the way back; so is what
 * was done before this editor was opened, and a text of another language.
 */
export function useTakenSteps(): void {
  const { t, say, getState, undo, redo } = useEditorActions();
  const moment = useMoments();
  const step = useEditorPart((state) => state.takenStep);
  const undoAt = useEditorPart((state) => state.undoAt);

  const told = useRef<TakenStep | null>(null);
  /** Which step was the last one then. */
  const toldAt = useRef<number | null>(null);
  useEffect(() => {
    if (!step) return;
    if (told.current === step) {
      if (toldAt.current !== undoAt) toast.dismiss(toastId); // its button would take back something else
      return;
    }
    told.current = step;
    toldAt.current = undoAt;
    const place = takenPlace(step.patches);
    const shown = place && elementShowing(place);
    const isOutOfSight = shown ? !isInSight(shown) : place === null;
    const isEarlier = step.madeAt < performance.timeOrigin;
    const isElsewhere = (place?.locale ?? getState().locale) !== getState().locale;
    if (shown && isOutOfSight)
      shown.scrollIntoView({ block: "center", behavior: prefersCalm() ? "instant" : "smooth" });
    if (!isOutOfSight && !isEarlier && !isElsewhere) return;
    toast.info(t(`history.taken.${step.from}`, { what: wordsFor(step, place) }), {
      id: toastId,
      ...(isEarlier && { description: t("history.taken.madeAt", { date: moment(step.madeAt) }) }),
      action:
        step.from === "undo"
          ? { label: t("toolbar.redo"), onClick: redo }
          : { label: t("toolbar.undo"), onClick: undo },
    });

    function wordsFor({ patches }: TakenStep, at: TakenPlace | null): string {
      if (!at) return t("history.taken.inPage");
      const group: Group | undefined = getState().document.groups[at.groupId] ?? goneGroup(patches, at.groupId);
      const section = group ? say(kindLabel(group.kind)) : "";
      const field = at.fieldName === null ? null : say(fieldLabel(at.fieldName));
      const what = field === null ? section : t("translations.inSection", { section, field });
      const language = isElsewhere ? at.locale?.toUpperCase() : undefined;
      return language ? t("history.taken.inLanguage", { what, language }) : what;
    }
  }, [step, undoAt, t, say, getState, undo, redo, moment]);
}

/** The field where it is drawn, else its section or card. */
function elementShowing({ groupId, fieldName }: TakenPlace): HTMLElement | null {
  return elementOf({ groupId, fieldName }) ?? elementOf({ groupId, fieldName: null });
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const barBottom = document.querySelector(".vt-bar")?.getBoundingClientRect().bottom ?? 0;
  const room = Math.min(enough, (bottom - top) / 2);
  return bottom > barBottom + room && top < window.innerHeight - room;
}
