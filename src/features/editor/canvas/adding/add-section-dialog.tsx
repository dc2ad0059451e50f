import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { kindLabel, synonymsLabel } from "~/features/blocks/labels.ts";
import type { SavedSection } from "~/features/saved-sections/schema.ts";
import { DialogRoot } from "../../dialogs/dialog-root.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { AddPlace } from "../canvas-context.ts";
import { categories } from "./categories.ts";
import { KindButton } from "./kind-button.tsx";
import { KindIcon } from "./kind-icon.tsx";
import { SavedButton } from "../saved/saved-button.tsx";
import { useSavedSections } from "../saved/use-saved-sections.ts";
import { foundInOrder } from "~/lib/search/found-in-order.ts";
import { isFoundIn } from "~/lib/search/is-found-in.ts";
import { useMedia } from "../menu/use-media.ts";
import { useAddGroup } from "./use-add-group.ts";
import { PasteCopied } from "../clipboard/paste-copied.tsx";
import { useInsertCopy } from "../clipboard/use-insert-copy.ts";
import { useSamples } from "./use-samples.ts";

/** How long a choice waits for the words and pictures of a sample, in milliseconds. */
const longestWait = 4_000;

/**
 * The kinds of section by category, each as it will look on this site, found by their names and by other words for
 * them, the names first; Enter in the search chooses the only one that is left. After a choice the keyboard goes on in
 * the new section.
 */
export function AddSectionDialog({ place, onClosed }: { place: AddPlace; onClosed: () => void }) {
  const { say, t, texts, collectionNames, siteId, isMember } = useEditorActions();
  const addGroup = useAddGroup();
  const insertCopy = useInsertCopy();
  const samples = useSamples(true);
  const [search, setSearch] = useState("");
  const popup = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  // The keyboard of a screen would cover half of the kinds.
  const isTouched = useMedia("(pointer: coarse)");
  const { sections, media } = useSavedSections();
  // What is typed while a choice waits for its samples belongs to the new section.
  const ahead = useRef("");
  // All in one picture: whoever goes on typing at once types into the new section, and not into what was behind.
  const add = (block: BlockDefinition) => {
    flushSync(() => {
      onClosed();
      addGroup(block.kind, place, samples);
    });
    queueMicrotask(() => ahead.current !== "" && document.execCommand("insertText", false, ahead.current)); // behind the caret
  };
  const addLater = useEffectEvent(add);
  const [chosen, setChosen] = useState<BlockDefinition | null>(null);
  const hasSamples = samples !== undefined;
  // Whoever is quicker than the samples waits for them; without a network a section begins empty.
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => addLater(chosen), hasSamples ? 0 : longestWait);
    return () => clearTimeout(timer);
  }, [chosen, hasSamples]);
  const onChosen = (block: BlockDefinition) => {
    flushSync(() => setChosen(block));
    if (hasSamples) add(block);
  };
  const onSavedChosen = ({ content }: SavedSection) => {
    onClosed();
    // It may be old: links to pages that are gone since are left out.
    void insertCopy({ siteId, isCard: false, content, media }, place);
  };
  const savedFound = sections.filter(({ name, content }) =>
    isFoundIn(search, [name, t("saved.category"), say(kindLabel(content.kind))]),
  );
  const isSearched = search.trim() !== "";
  const offered = categories({ collectionNames, isMember });
  const kindsFound = foundInOrder(
    search,
    offered.flatMap(({ category, blocks }) => blocks.map((block) => ({ block, category }))),
    ({ block: { kind, label }, category }) => [
      say(label),
      texts.labels[synonymsLabel(kind)] ?? "",
      t(`add.${category}`),
    ],
  ).map(({ block }) => block);
  const found = isSearched
    ? [{ id: "found", title: t("palette.found", { count: kindsFound.length }), icon: null, blocks: kindsFound }]
    : offered.map(({ category, ...rest }) => ({ id: category, title: t(`add.${category}`), ...rest }));
  const onSearchKey = ({ key, nativeEvent }: KeyboardEvent) => {
    const [only, ...others] = kindsFound;
    if (key !== "Enter" || nativeEvent.isComposing || !only || others.length + savedFound.length > 0) return;
    if (isMember || !only.membersOnly) onChosen(only);
  };
  const hasFound = kindsFound.length + savedFound.length > 0;
  return (
    <DialogRoot open onOpenChange={(isOpen) => !isOpen && onClosed()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="vt-backdrop" />
        <Dialog.Popup
          ref={popup}
          className="vt-dialog vt-dialog--large"
          initialFocus={isTouched ? popup : searchField}
          finalFocus={chosen === null}
        >
          <header className="vt-dialog__head">
            <Dialog.Title className="vt-dialog__title">{t("add.title")}</Dialog.Title>
            <label className="vt-search">
              <Search aria-hidden />
              <span className="vt-sr">{t("add.search")}</span>
              <input
                ref={searchField}
                type="search"
                className="vt-input"
                placeholder={t("add.search")}
                value={search}
                onChange={({ target, nativeEvent }) => {
                  if (chosen === null) setSearch(target.value);
                  else ahead.current += (nativeEvent as InputEvent).data ?? "";
                }}
                onKeyDown={onSearchKey}
              />
            </label>
            <Dialog.Close className="vt-button vt-button--outline">{t("add.cancel")}</Dialog.Close>
          </header>
          <div className="vt-dialog__body" aria-busy={chosen !== null}>
            <p role="status" className={hasFound ? "vt-sr" : "vt-hint"}>
              {!hasFound && t("add.nothingFound", { search })}
            </p>
            <PasteCopied place={place} onClosed={onClosed} />
            {savedFound.length > 0 && (
              <section>
                <h3 className="vt-category-title">{t("saved.category")}</h3>
                <ul className="vt-kinds">
                  {savedFound.map((saved) => (
                    <SavedButton key={saved.id} {...{ saved, media }} onChosen={onSavedChosen} />
                  ))}
                </ul>
              </section>
            )}
            {kindsFound.length > 0 &&
              found.map(({ id, title, icon, blocks }) => (
                <section key={id}>
                  <h3 className="vt-category-title">
                    {icon && <KindIcon name={icon} />}
                    {title}
                  </h3>
                  <ul className="vt-kinds">
                    {blocks.map((block) => (
                      <KindButton key={block.kind} {...{ block, samples }} onChosen={onChosen} />
                    ))}
                  </ul>
                </section>
              ))}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}
