"use client";

import { fieldLabel } from "~/features/blocks/labels.ts";
import type { ComparedText } from "~/features/page/domain/history/comparison.ts";
import { wordDifference, type WordPart } from "~/features/page/domain/history/word-difference.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** Both texts in one, word by word, or beside each other. */
export type Way = "words" | "sides";

/** Texts at two times, with the words marked that are gone and those that are new. */
export function ComparedTexts({ texts, way, lang }: { texts: readonly ComparedText[]; way: Way; lang: string }) {
  const { t, say } = useEditorActions();
  return (
    <div className="vt-compare__texts">
      {texts.map(({ fieldName, before, after }) => {
        const parts = wordDifference(before, after);
        return (
          <div key={fieldName}>
            <p className="vt-compare__label">{say(fieldLabel(fieldName))}</p>
            {way === "words" && <Words lang={lang} parts={parts} />}
            {way === "sides" && (
              <div className="vt-compare__sides">
                <div>
                  <p className="vt-compare__label">{t("history.then")}</p>
                  <Words lang={lang} parts={parts.filter(({ type }) => type !== "new")} />
                </div>
                <div>
                  <p className="vt-compare__label">{t("history.now")}</p>
                  <Words lang={lang} parts={parts.filter(({ type }) => type !== "gone")} />
                </div>
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

const elements = { same: "span", gone: "del", new: "ins" } as const;

function Words({ parts, lang }: { parts: readonly WordPart[]; lang: string }) {
  const { t } = useEditorActions();
  return (
    <p lang={lang} className="vt-compare__words">
      {parts.length === 0 && <em className="vt-hint">{t("history.noText")}</em>}
      {parts.map(({ type, text }, index) => {
        const Element = elements[type];
        return <Element key={index}>{text}</Element>;
      })}
    </p>
  );
}
