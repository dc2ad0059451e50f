"use client";

import { RotateCcw } from "lucide-react";
import { useMemo } from "react";
import { blockOf } from "~/kinds/registry.ts";
import { viewOf } from "~/kinds/views.tsx";
import { visitorUi } from "~/features/blocks/visitor/visitor-ui.tsx";
import { filledSections } from "~/features/page/domain/filled.ts";
import { changedGroupIds } from "~/features/page/domain/history/comparison.ts";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useViewContext } from "../state/use-view-context.ts";
import type { ShownVersion } from "./shown-version.ts";
import { useRestore } from "./use-restore.ts";
import { VersionBar } from "./version-bar.tsx";
import "../styles/history.css";

/** The page as it was, in its own place and without life; each section that is another one by now can be led back. */
export default function VersionPage({ version }: { version: ShownVersion }) {
  const { t, say, locales, defaultLocale, isMember } = useEditorActions();
  const view = useViewContext();
  const present = useEditorPart((state) => state.document);
  const { isBusy, restore } = useRestore();
  const { document, media } = version;
  const sections = useMemo(() => {
    const locale = locales.find((each) => each === view.locale) ?? defaultLocale;
    return resolvePage(document, { locale, defaultLocale, media, pagePath: view.pagePath, isMember });
  }, [document, media, locales, defaultLocale, isMember, view]);
  const changed = useMemo(() => changedGroupIds(document, present, locales), [document, present, locales]);
  const ui = visitorUi(view, viewOf);

  return (
    <>
      {filledSections(sections, view.data).map((section) => {
        const [View, block] = [viewOf(section.kind), blockOf(section.kind)];
        if (!View || !block) return null;
        const label = say(block.label);
        return (
          <div key={section.id} className="vt-past" role="group" aria-label={label}>
            <div inert>
              <View group={section} ui={ui} context={view} />
            </div>
            {changed.has(section.id) && (
              <BusyButton
                type="button"
                className="vt-button vt-button--outline vt-past__restore"
                aria-label={t("history.restoreSectionOf", { label })}
                isBusy={isBusy}
                onClick={() => void restore(version, section.id)}
              >
                <RotateCcw size={16} aria-hidden />
                {t("history.restoreSection")}
              </BusyButton>
            )}
          </div>
        );
      })}
      <VersionBar version={version} isBusy={isBusy} onRestore={() => void restore(version)} />
    </>
  );
}
