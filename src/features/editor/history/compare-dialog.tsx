"use client";

import { useMemo, useState } from "react";
import { changedLocales, comparison } from "~/features/page/domain/history/comparison.ts";
import { hasSection, restoredTo } from "~/features/page/domain/history/restored.ts";
import { difference } from "~/features/page/domain/patches.ts";
import { isSourceMark } from "~/features/page/domain/source-words.ts";
import { Segments } from "../controls/segments.tsx";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { ComparedSection } from "./compared-section.tsx";
import { ComparedSettings } from "./compared-settings.tsx";
import { ComparedTexts, type Way } from "./compared-texts.tsx";
import type { ShownVersion } from "./shown-version.ts";
import { useMoments } from "./use-moments.ts";
import { useRestore } from "./use-restore.ts";

/**
 * What differs between an earlier version and the page as it is: word by word in one text, or both side by side. It stays
 * open where a section could not be brought back, which a toast explains.
 */
export function CompareDialog({ version, onClose }: { version: ShownVersion; onClose: () => void }) {
  const { t, locales } = useEditorActions();
  const present = useEditorPart((state) => state.document);
  const media = useEditorPart((state) => state.media);
  const shownLocale = useEditorPart((state) => state.locale);
  const moment = useMoments();
  const { isBusy, restore } = useRestore();
  const changed = useMemo(() => changedLocales(version.document, present, locales), [version, present, locales]);
  const [chosen, setChosen] = useState(shownLocale);
  const [way, setWay] = useState<Way>("words");
  const locale = changed.includes(chosen) ? chosen : (changed[0] ?? chosen);
  const { page, groups } = useMemo(() => comparison(version.document, present, locale), [version, present, locale]);
  const isSame = useMemo(
    () => difference(present, restoredTo(present, version.document)).every(({ path }) => isSourceMark(path)),
    [version, present],
  );
  const date = moment(version.at);

  return (
    <DialogFrame
      isOpen
      isWide
      onClose={onClose}
      title={t("history.compareTitle")}
      description={t("history.compareIntro", { date })}
      actions={
        <button type="button" className="vt-button vt-button--outline" onClick={onClose}>
          {t("dialog.close")}
        </button>
      }
    >
      <ComparedSettings before={version.document} after={present} />
      {changed.length === 0 ? (
        <p>{t(isSame ? "history.same" : "history.sameToVisitors")}</p>
      ) : (
        <>
          <div className="vt-compare__choices">
            <Segments
              label={t("history.way")}
              value={way}
              onChosen={setWay}
              segments={[
                { value: "words", label: t("history.wordByWord") },
                { value: "sides", label: t("history.sideBySide") },
              ]}
            />
            {changed.length > 1 && (
              <Segments
                label={t("toolbar.language")}
                value={locale}
                onChosen={setChosen}
                segments={changed.map((each) => ({ value: each, label: each.toUpperCase() }))}
              />
            )}
          </div>
          {page.length > 0 && (
            <section className="vt-compare">
              <h3>{t("history.pageItself")}</h3>
              <ComparedTexts texts={page} way={way} lang={locale} />
            </section>
          )}
          {groups.map((group) => (
            <ComparedSection
              key={group.groupId}
              group={group}
              way={way}
              lang={locale}
              media={{ before: version.media, after: media }}
              canRestore={hasSection(version.document, group.groupId)}
              isMarked={present.groups[group.groupId]?.status === "markedForDeletion"}
              isBusy={isBusy}
              onRestore={() => void restore(version, group.groupId).then((isDone) => isDone && onClose())}
            />
          ))}
        </>
      )}
    </DialogFrame>
  );
}
