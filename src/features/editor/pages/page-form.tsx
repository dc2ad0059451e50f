"use client";

import { useId, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { followingSlug } from "~/features/page/domain/following-slug.ts";
import { toSlug } from "~/features/page/domain/to-slug.ts";
import { savedText } from "~/features/page/domain/text.ts";
import type { Locale } from "~/lib/locales.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { sentWords } from "../dialogs/sent-words.ts";
import { SameAsSource } from "../inputs/same-as-source.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import { slugProblem } from "./page-change.ts";
import { nameOf, takenSlugs, type ListedPage } from "./page-lists.ts";
import { useSavePage } from "./use-save-page.ts";

interface PageFormProps {
  page: ListedPage;
  pages: ListedPage[];
  /** The language whose name and address they are. */
  locale: Locale;
  onWritten: () => void;
  /** Called when all that is written is saved, or given up by its own button. */
  onClose: () => void;
}

/**
 * Name and address of a page in one language. The address is brought into slug form while it is typed; until visitors see
 * the page, one that nobody has chosen follows the name. It stays open where somebody writes on while it is saved.
 */
export function PageForm({ page, pages, locale, onWritten, onClose }: PageFormProps) {
  const { t, texts, defaultLocale } = useEditorActions();
  const savePage = useSavePage(page, locale);
  const errorId = useId();
  const isTranslation = locale !== defaultLocale;
  const source = nameOf(page, defaultLocale);
  const [saved, setSaved] = useState({
    name: isTranslation ? (page.locales[locale]?.name ?? "") : source,
    slug: page.locales[locale]?.slug ?? "",
  });
  const [name, setName] = useState(saved.name);
  const [slug, setSlug] = useState(saved.slug);
  useUnsavedWords(name !== saved.name || slug !== saved.slug);
  const [error, setError] = useState<{ at: "name" | "slug"; text: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isNameError = error?.at === "name";
  const isSlugError = error?.at === "slug";

  function onNamed(next: string): void {
    const follow = (words: string) =>
      followingSlug(page, { locale, name: words, taken: takenSlugs(pages, page, locale) }) ?? saved.slug;
    if (slug === follow(name)) setSlug(follow(next)); // as long as nobody has chosen another one
    setName(next);
    setError(null);
  }

  async function onSubmitted(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const clean = toSlug(slug);
    flushSync(() => setSlug(clean));
    const isAllSaved = sentWords(event.currentTarget);
    const isEmptied = savedText(name) === null && (!isTranslation || saved.name !== "");
    if (isEmptied) return setError({ at: "name", text: t("pages.nameEmpty") });
    const problem = slugProblem(clean, { page, pages, locale });
    if (problem) return setError({ at: "slug", text: texts.errors[problem] });
    setIsBusy(true);
    const isSaved = await savePage({ name: name.trim(), slug: clean });
    setIsBusy(false);
    if (!isSaved) return;
    setSaved({ name: name.trim(), slug: clean });
    if (!isAllSaved()) return;
    setName(name.trim());
    onClose();
  }

  return (
    <form className="vt-form" noValidate onInput={onWritten} onSubmit={(event) => void onSubmitted(event)}>
      <label className="vt-field">
        {t("pages.name")}
        <input
          name="name"
          className="vt-input"
          value={name}
          maxLength={120}
          placeholder={isTranslation ? source : undefined}
          autoFocus
          aria-invalid={isNameError}
          aria-describedby={isNameError ? errorId : undefined}
          onChange={(event) => onNamed(event.target.value)}
        />
      </label>
      {isTranslation && name === "" && <SameAsSource onTaken={() => onNamed(source)} />}
      {/* The home page stands at the address of its language. */}
      <label className="vt-field" hidden={page.role === "home"}>
        {t("pages.slug")}
        <input
          name="slug"
          className="vt-input"
          value={slug}
          maxLength={120}
          inputMode="url"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={isSlugError}
          aria-describedby={isSlugError ? errorId : undefined}
          onChange={(event) => {
            setSlug(event.target.value);
            setError(null);
          }}
          onBlur={() => setSlug(toSlug(slug))}
        />
      </label>
      {error && (
        <p id={errorId} role="alert" className="vt-error vt-shake">
          {error.text}
        </p>
      )}
      <div className="vt-form__actions">
        <button type="button" className="vt-button vt-button--quiet" onClick={onClose}>
          {t("pages.cancel")}
        </button>
        <BusyButton type="submit" className="vt-button vt-button--primary" isBusy={isBusy}>
          {t("pages.save")}
        </BusyButton>
      </div>
    </form>
  );
}
