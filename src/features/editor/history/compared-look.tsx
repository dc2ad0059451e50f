"use client";

import { isDrawing, pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import { fieldLabel } from "~/features/blocks/labels.ts";
import type { OtherLook } from "~/features/page/domain/history/other-look.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useOptionWords } from "./use-option-words.ts";

interface ComparedLookProps {
  kind: string;
  look: OtherLook;
  /** The media of the earlier time and of today, by their ids. */
  media: { before: Readonly<Record<string, MediaRef>>; after: Readonly<Record<string, MediaRef>> };
}

/** What of a section is others than its words: its place, its pictures at both times, its options and links with both values. */
export function ComparedLook({ kind, look, media }: ComparedLookProps) {
  const { t, say } = useEditorActions();
  const optionWords = useOptionWords(kind);
  const rows = [
    ...(look.isMoved ? [t("history.moved")] : []),
    ...look.shown.map(({ fieldName, isShown }) =>
      t(isShown ? "history.fieldShown" : "history.fieldHidden", { label: say(fieldLabel(fieldName)) }),
    ),
    ...look.options.flatMap((option) => optionWords(option) ?? []),
  ];
  if (rows.length + look.media.length === 0) return <p className="vt-hint">{t("history.otherLook")}</p>;
  return (
    <>
      {rows.length > 0 && (
        <ul className="vt-rows vt-compare__look">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
      {look.media.map(({ fieldName, before, after }) => (
        <div key={fieldName} className="vt-compare__media">
          <p className="vt-compare__label">{say(fieldLabel(fieldName))}</p>
          <div className="vt-compare__sides">
            <Media label={t("history.then")} ids={before} of={media.before} />
            <Media label={t("history.now")} ids={after} of={media.after} />
          </div>
        </div>
      ))}
    </>
  );
}

/** So many pictures of a list are drawn. */
const mostDrawn = 8;

function Media({ label, ids, of }: { label: string; ids: readonly string[]; of: Readonly<Record<string, MediaRef>> }) {
  const { t, editorLocale } = useEditorActions();
  const more = ids.length - mostDrawn;
  return (
    <div>
      <p className="vt-compare__label">{label}</p>
      {ids.length === 0 && <em className="vt-hint">{t("history.noPicture")}</em>}
      <div className="vt-compare__pictures">
        {ids.slice(0, mostDrawn).map((id) => {
          const medium = of[id];
          const source = medium && pictureUrl(medium, 320);
          if (!source) return <em key={id}>{medium?.name ?? t("history.otherMedium")}</em>;
          const { width, height } = medium;
          const alt = medium.alt[editorLocale] || t("history.otherMedium");
          return (
            <img key={id} {...{ src: source, alt, width, height }} data-drawing={isDrawing(medium) || undefined} />
          );
        })}
        {more > 0 && <span>+{more}</span>}
      </div>
    </div>
  );
}
