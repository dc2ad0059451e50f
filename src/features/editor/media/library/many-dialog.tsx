import { useId, useRef, useState, type FormEvent } from "react";
import { useQuery } from "@tanstack/react-query";
import { commonFolder } from "~/features/media/folders.ts";
import type { MediaListItem } from "~/features/media/schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { DialogFrame } from "../../dialogs/dialog-frame.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { folderOf, folderWords } from "./folder-words.ts";
import { givenTagsProblem, longestTag, tagsOf, writtenTags } from "./tags.ts";
import type { LibraryType } from "../use-library.ts";

/** What is asked about all selected entries. */
export type ManyQuestion = "tag" | "untag" | "folder";

const words = {
  tag: { title: "library.tagTitle", field: "library.tag", done: "library.addTag" },
  untag: { title: "library.untagTitle", field: "library.tag", done: "library.takeTag" },
  folder: { title: "library.folderTitle", field: "library.folder", done: "library.move" },
} as const;

interface ManyDialogProps {
  asked: ManyQuestion;
  /** The selected entries. */
  about: readonly Pick<MediaListItem, "tags">[];
  mediaType: LibraryType;
  onNamed: (text: string) => void;
  /** Where the keyboard goes on when it closes; null: where it came from. */
  focusAfter: () => HTMLElement | null;
  onClosed: () => void;
}

/** Asks for a tag to give to all selected entries or to take from them, or for the folder to put them into; those that exist are offered. */
export function ManyDialog({ asked, about, mediaType, onNamed, focusAfter, onClosed }: ManyDialogProps) {
  const { t, editorLocale } = useEditorActions();
  const ownTags = tagsOf(about, editorLocale);
  const trpc = useTRPC();
  const { data } = useQuery(trpc.media.summary.queryOptions({ mediaType }));
  const [text, setText] = useState(asked === "untag" ? (ownTags[0] ?? "") : "");
  const input = useRef<HTMLInputElement>(null);
  const [form, known, wrong] = [useId(), useId(), useId()];
  const offered = (asked === "tag" ? data?.tags : data?.folders)?.filter(({ name }) => name !== commonFolder) ?? [];
  const isReady = asked === "folder" || text.trim() !== "";
  const [problem, setProblem] = useState<string | null>(null);
  const problemOf = () => {
    if (asked === "tag") return givenTagsProblem(about, writtenTags(text), t);
    return text.trim().length > longestTag ? t("records.tooLong", { count: longestTag }) : null;
  };
  const onSent = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf();
    setProblem(found);
    if (isReady && found === null) onNamed(asked === "folder" ? folderOf(text.trim(), t) : text.trim());
  };
  return (
    <DialogFrame
      isOpen
      onClose={onClosed}
      focusFirst={input}
      focusAfter={focusAfter}
      title={t(words[asked].title, { count: about.length })}
      actions={
        <>
          <button type="button" className="vt-button vt-button--outline" onClick={onClosed}>
            {t("dialog.cancel")}
          </button>
          <button type="submit" form={form} className="vt-button vt-button--primary" disabled={!isReady}>
            {t(words[asked].done)}
          </button>
        </>
      }
    >
      <form id={form} className="vt-form" onSubmit={onSent}>
        {asked === "untag" ? (
          <label className="vt-field">
            {t(words[asked].field)}
            <select className="vt-input" value={text} onChange={(event) => setText(event.target.value)}>
              {ownTags.map((tag) => (
                <option key={tag} value={tag}>
                  {tag}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <label className="vt-field">
            {t(words[asked].field)}
            <input
              ref={input}
              className="vt-input"
              list={known}
              value={text}
              aria-invalid={problem !== null}
              aria-describedby={wrong}
              onChange={(event) => {
                setText(event.target.value);
                setProblem(null);
              }}
            />
          </label>
        )}
        <p id={wrong} role="alert" className="vt-error" hidden={problem === null}>
          {problem}
        </p>
        <datalist id={known}>
          {offered.map(({ name }) => (
            <option key={name} value={asked === "folder" ? folderWords(name, t) : name} />
          ))}
        </datalist>
        {asked === "folder" && <p className="vt-hint">{t("library.folderHint")}</p>}
      </form>
    </DialogFrame>
  );
}
