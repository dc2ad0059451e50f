"use client";

import { Trash2 } from "lucide-react";
import type { NavigationContainer } from "~/features/site/schema.ts";
import { Segments } from "../controls/segments.tsx";
import { useSiteSession } from "../site/site-context.tsx";
import { useUndoToast } from "../site/use-undo-toast.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { LabelInputs } from "./label-inputs.tsx";
import { areas } from "./areas.ts";

/** What a container is called, where on the page it is drawn, and the way to remove it; each change is saved at once. */
export function ContainerForm({ container, title }: { container: NavigationContainer; title: string }) {
  const { t } = useEditorActions();
  const site = useSiteSession();
  const tell = useUndoToast();
  const { id: containerId, label, area = "header" } = container;
  return (
    <div className="vt-card" role="group" aria-label={title}>
      <LabelInputs
        label={label}
        nameOf={(locale) => t("navigation.containerLabel", { locale: locale.toUpperCase() })}
        fallbackOf={() => t(`navigation.${area}`)}
        onSave={(locale, text) => site.run("navigation.editContainer", { containerId, label: { [locale]: text } })}
      />
      <fieldset className="vt-fieldset">
        <legend className="vt-input-row__label">{t("navigation.area")}</legend>
        <Segments
          segments={areas.map((value) => ({ value, label: t(`navigation.${value}`) }))}
          value={area}
          onChosen={(chosen) => site.run("navigation.editContainer", { containerId, area: chosen })}
        />
      </fieldset>
      <button
        type="button"
        className="vt-button vt-button--quiet vt-danger-text"
        onClick={() =>
          site.run(
            "navigation.removeContainer",
            { containerId },
            { onSaved: (opId) => tell(t("navigation.containerRemoved"), { opId, id: "navigation" }) },
          )
        }
      >
        <Trash2 size={16} aria-hidden />
        {t("navigation.removeContainer")}
      </button>
    </div>
  );
}
