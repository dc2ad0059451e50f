import { Plus, X } from "lucide-react";
import { useId, useRef, useState, type FormEvent } from "react";
import { v4 } from "uuid";
import type { GlossaryWord } from "~/features/site/translations/schema.ts";
import type { Json } from "~/lib/json.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { CheckboxInput } from "../inputs/checkbox-input.tsx";
import { TextEntry } from "../inputs/text-entry.tsx";
import { upTo } from "../inputs/up-to.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";

/** So many letters has a word, or what it is in another language. */
const longestWord = 100;

interface GlossaryProps {
  /** By their ids. */
  words: Record<string, GlossaryWord>;
  onSave: (patch: Record<string, Json>) => void;
}

/** The words whose translation the site has decided on: kept as they are, or with a word for each language. */
export function Glossary({ words, onSave }: GlossaryProps) {
  const { t, defaultLocale } = useEditorActions();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [entry, setEntry] = useState("");
  const [error, setError] = useState<string | null>(null);
  useUnsavedWords(entry.trim() !== "");
  const save = (id: string, word: GlossaryWord | null) => onSave({ glossary: { [id]: word } });
  const listed = Object.entries(words).sort(([, one], [, other]) =>
    one.source.localeCompare(other.source, defaultLocale),
  );
  const onAdded = (event: FormEvent) => {
    event.preventDefault();
    const source = entry.trim();
    if (source === "") return;
    if (source.length > longestWord) return setError(t("records.tooLong", { count: longestWord }));
    if (listed.some(([, word]) => word.source === source)) return setError(t("glossary.known", { source }));
    save(v4(), { source, isKept: false, words: {} });
    setEntry("");
  };
  const onTyped = (text: string) => {
    setEntry(text);
    setError(null);
  };
  /** The keyboard goes on to the word that takes its place, and from the last one to where words are added. */
  const onRemoved = (index: number, wordId: string) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>(".vt-glossary__head button");
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? addButton.current)?.focus();
    save(wordId, null);
  };
  return (
    <>
      {listed.length === 0 && <p className="vt-hint">{t("glossary.none")}</p>}
      <ul ref={list} className="vt-glossary">
        {listed.map(([wordId, word], index) => (
          <Word
            key={wordId}
            word={word}
            onSave={(next) => save(wordId, next)}
            onRemoved={() => onRemoved(index, wordId)}
          />
        ))}
      </ul>
      <form className="vt-glossary__add" onSubmit={onAdded}>
        <label>
          <span className="vt-input-row__label">{t("glossary.source", { locale: defaultLocale.toUpperCase() })}</span>
          <input
            className="vt-input"
            value={entry}
            aria-invalid={error !== null}
            aria-describedby={`${id}-error`}
            onChange={(event) => onTyped(event.target.value)}
          />
        </label>
        <button ref={addButton} type="submit" className="vt-button vt-button--outline">
          <Plus size={18} aria-hidden />
          {t("glossary.add")}
        </button>
      </form>
      <p className="vt-input-row__error" id={`${id}-error`} role="alert" hidden={error === null}>
        {error}
      </p>
    </>
  );
}

interface WordProps {
  word: GlossaryWord;
  onSave: (word: GlossaryWord) => void;
  onRemoved: () => void;
}

function Word({ word, onSave, onRemoved }: WordProps) {
  const { t, locales, defaultLocale } = useEditorActions();
  const { source, isKept, words } = word;
  return (
    <li>
      <div className="vt-glossary__head">
        <strong lang={defaultLocale}>{source}</strong>
        <IconButton look="tool" label={t("glossary.remove", { source })} onClick={onRemoved}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <CheckboxInput label={t("glossary.kept")} value={isKept} onSave={(next) => onSave({ ...word, isKept: next })} />
      {!isKept &&
        locales
          .filter((locale) => locale !== defaultLocale)
          .map((locale) => (
            <TextEntry
              key={locale}
              label={t("glossary.word", { source, locale: locale.toUpperCase() })}
              shown={words[locale] ?? ""}
              check={upTo(longestWord, t)}
              onSave={(text) => onSave({ ...word, words: { ...words, [locale]: text } })}
            />
          ))}
    </li>
  );
}
