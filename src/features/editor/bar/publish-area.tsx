"use client";

import { CircleCheck, Rocket } from "lucide-react";
import { memo, useLayoutEffect, useRef } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { PublishMenu } from "../publishing/publish-menu.tsx";
import { later } from "../state/later.tsx";
import { TranslationsButton } from "./translations-button.tsx";
import { usePublication, type Publication } from "./use-publication.ts";

const MissingSteps = later(() => import("./missing-steps.tsx").then(({ MissingSteps }) => MissingSteps));
const OtherChanges = later(() => import("./other-changes.tsx").then(({ OtherChanges }) => OtherChanges));
const ScheduleBadge = later(() =>
  import("../publishing/schedule-badge.tsx").then(({ ScheduleBadge }) => ScheduleBadge),
);

const publishAreaId = "vt-publish-area";

/** The place in the bar where publishing goes on. */
export function publishArea(): HTMLElement | null {
  return document.getElementById(publishAreaId);
}

/**
 * Publish while something changed and no translation is missing; with
 * missing translations a red button in its place that says how many, and where. It keeps the keyboard while what is in
 * it changes.
 */
export function PublishArea() {
  const { missing, hasChanges } = usePublication();
  return (
    <div id={publishAreaId} tabIndex={-1} className="vt-publish-area">
      <ScheduleBadge />
      <PublishState missing={missing} hasChanges={hasChanges} />
      <PublishMenu />
    </div>
  );
}

/** Drawn anew when that changes, not at every key. */
const PublishState = memo(function PublishState(props: Pick<Publication, "missing" | "hasChanges">) {
  const { missing, hasChanges } = props;
  const { t } = useEditorActions();
  if (missing.length > 0) {
    return (
      <>
        <MissingSteps missing={missing} />
        <TranslationsButton missing={missing} />
      </>
    );
  }
  if (!hasChanges) {
    return (
      <>
        <span className="vt-all-published" title={t("toolbar.published")}>
          <CircleCheck size={16} aria-hidden />
          <span className="vt-wide">{t("toolbar.published")}</span>
        </span>
        <OtherChanges />
      </>
    );
  }
  return <PublishButton />;
});

function PublishButton() {
  const { t } = useEditorActions();
  const { showDialog } = useFrame();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === document.activeElement) publishArea()?.focus(); // it is about to go, and the keyboard would with it
    };
  }, []);
  return (
    <button ref={button} type="button" className="vt-button vt-button--primary" onClick={() => showDialog("publish")}>
      <Rocket size={16} aria-hidden className="vt-wide" />
      {t("toolbar.publish")}
    </button>
  );
}
