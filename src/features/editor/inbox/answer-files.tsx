import { Download } from "lucide-react";
import type { InboxAnswer } from "~/features/forms/inbox/schema.ts";
import { fileSize } from "~/lib/file-size.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** The files that came with an answer, by the question that they answer: each is saved, and opened in no page. */
export function AnswerFiles({ files }: Pick<InboxAnswer, "files">) {
  const { t, editorLocale } = useEditorActions();
  const questions = [...new Set(files.map(({ question }) => question))];
  return questions.map((question) => (
    <div key={question}>
      <dt>{question}</dt>
      {files
        .filter((file) => file.question === question)
        .map(({ id, name, size }) => (
          <dd key={id}>
            <a
              className="vt-link vt-inbox__file"
              href={`/api/v1/inbox/answer-file?fileId=${id}`}
              download={name}
              aria-label={t("inbox.download", { name })}
            >
              <Download size={16} aria-hidden />
              {name}
            </a>{" "}
            ({fileSize(size, editorLocale)})
          </dd>
        ))}
    </div>
  ));
}
