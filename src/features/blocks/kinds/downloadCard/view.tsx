import { languageName } from "~/lib/language-name.ts";
import type { ViewProps } from "../../define-block.ts";
import { documentAddress } from "../../parts/document-address.ts";
import { isFilled } from "../../is-filled.ts";
import { titleLevel } from "../../section.tsx";
import type { downloadCardBlock } from "./block.ts";
import { wordFit } from "../../words/word-fit.ts";
import "../../styles/card.css";

/** The title is the way to the file; the whole row follows it (downloads.css). */
export function DownloadCardView({ group, ui, context }: ViewProps<typeof downloadCardBlock>) {
  const { file, title, description, date } = group.fields;
  const { language } = group.options;
  const href = documentAddress(file.media);
  const isEdited = context.mode === "edit";
  if (href === null && !isEdited) return null;
  const Title = titleLevel(group);
  const name = file.media?.name ?? "";
  const named = { ...title, link: href === null ? null : { href, opensNewTab: false } };
  const spoken = language === "none" ? null : languageName(language, context.locale);
  return (
    <>
      <ui.Document of={file} className="download__file" />
      <div className="download__text">
        <Title className="card__title download__title" style={wordFit(title.text || name, Title)}>
          <ui.Text of={named} as={href === null ? "span" : "a"} standIn={name} className="download__link" />
        </Title>
        <ui.RichText of={description} className="download__description" />
        {(spoken !== null || isEdited || isFilled(date)) && (
          <p className="download__facts">
            {spoken !== null && <span>{spoken}</span>}
            <ui.Text of={date} as="span" className="download__date" />
          </p>
        )}
      </div>
      <span className="download__sign" aria-hidden />
    </>
  );
}
