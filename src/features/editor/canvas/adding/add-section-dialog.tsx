import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import type { IconName } from "~/features/blocks/icon-name.ts";
import { kindLabel } from "~/features/blocks/labels.ts";
import type { SavedSection } from "~/features/saved-sections/schema.ts";
import { DialogRoot } from "../../dialogs/dialog-root.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { AddPlace } from "../canvas-context.ts";
import { KindButton } from "./kind-button.tsx";
import { KindIcon } from "./kind-icon.tsx";
import { SavedButton } from "../saved/saved-button.tsx";
import { useSavedSections } from "../saved/use-saved-sections.ts";
import { isFoundIn } from "~/lib/search/is-found-in.ts";
import { useMedia } from "../menu/use-media.ts";
import { PasteCopied } from "../clipboard/paste-copied.tsx";
import { useInsertCopy } from "../clipboard/use-insert-copy.ts";
import { useAddChosen } from "./use-add-chosen.ts";
import { useFoundKinds } from "./use-found-kinds.ts";
import { useSamples } from "./use-samples.ts";

/**
 * The kinds of section by category, each as it will look on this site, found by their names and by other words for
 * them, the names first; Enter in the search chooses the only one that is left. After a choice the keyboard goes on in
 * the new section.
 */
export function AddSectionDialog({ place, onClosed }: { place: AddPlace; onClosed: () => void }) {
  const { say, t, siteId, isMember } = useEditorActions();
  const insertCopy = useInsertCopy();
  const samples = useSamples(true);
  const { isChosen, choose, typeAhead } = useAddChosen({ place, samples, onClosed });
  const [search, setSearch] = useState("");
  const popup = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  // The keyboard of a screen would cover half of the kinds.
  const isTouched = useMedia("(pointer: coarse)");
  const { sections, media } = useSavedSections();
  const { kinds, lists } = useFoundKinds(search);
  const savedFound = sections.filter(({ name, content }) =>
    isFoundIn(search, [name, t("saved.category"), say(kindLabel(content.kind))]),
  );
  const hasFound = kinds.length + savedFound.length > 0;
  const onSavedChosen = ({ content }: SavedSection) => {
    onClosed();
    // It may be old: links to pages that are gone since are left out.
    void insertCopy({ siteId, isCard: false, content, media }, place);
  };
  const onSearchKey = ({ key, nativeEvent }: KeyboardEvent) => {
    const [only, ...others] = kinds;
    if (key !== "Enter" || nativeEvent.isComposing || !only || others.length + savedFound.length > 0) return;
    if (isMember || !only.membersOnly) choose(only);
  };
  return (
    <DialogRoot open onOpenChange={(isOpen) => !isOpen && onClosed()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="vt-backdrop" />
        <Dialog.Popup
          ref={popup}
          className="vt-dialog vt-dialog--large"
          initialFocus={isTouched ? popup : searchField}
          finalFocus={!isChosen}
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
                  if (isChosen) typeAhead((nativeEvent as InputEvent).data ?? "");
                  else setSearch(target.value);
                }}
                onKeyDown={onSearchKey}
              />
            </label>
            <Dialog.Close className="vt-button vt-button--outline">{t("add.cancel")}</Dialog.Close>
          </header>
          <div className="vt-dialog__body" aria-busy={isChosen}>
            <p role="status" className={hasFound ? "vt-sr" : "vt-hint"}>
              {!hasFound && t("add.nothingFound", { search })}
            </p>
            <PasteCopied place={place} onClosed={onClosed} />
            {savedFound.length > 0 && (
              <KindList title={t("saved.category")} icon={null}>
                {savedFound.map((saved) => (
                  <SavedButton key={saved.id} {...{ saved, media }} onChosen={onSavedChosen} />
                ))}
              </KindList>
            )}
            {kinds.length > 0 &&
              lists.map(({ id, title, icon, blocks }) => (
                <KindList key={id} {...{ title, icon }}>
                  {blocks.map((block) => (
                    <KindButton key={block.kind} {...{ block, samples }} onChosen={choose} />
                  ))}
                </KindList>
              ))}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}

function KindList({ title, icon, children }: { title: string; icon: IconName | null; children: ReactNode }) {
  return (
    <section>
      <h3 className="vt-category-title">
        {icon && <KindIcon name={icon} />}
        {title}
      </h3>
      <ul className="vt-kinds">{children}</ul>
    </section>
  );
}
