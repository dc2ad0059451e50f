import { useRef, useState } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { synonymsLabel } from "~/features/blocks/labels.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { AddPlace } from "./canvas-context.ts";
import { categories } from "./categories.ts";
import { KindButton } from "./kind-button.tsx";
import { KindIcon } from "./kind-icon.tsx";
import { isFoundIn } from "./kind-search.ts";
import { useAddGroup } from "./use-add-group.ts";
import { useSamples } from "./use-samples.ts";

/**
 * The kinds of section by category, each as it will look on this site, found by their names and by other words for
 * them. After a choice the keyboard goes on in the new section.
 */
export function AddSectionDialog({ place, onClosed }: { place: AddPlace; onClosed: () => void }) {
  const { say, t, texts, collectionNames } = useEditorActions();
  const addGroup = useAddGroup();
  const samples = useSamples(true);
  const [search, setSearch] = useState("");
  const searchField = useRef<HTMLInputElement>(null);
  const onChosen = (block: BlockDefinition) => {
    onClosed();
    addGroup(block.kind, place, samples);
  };
  const found = categories(collectionNames).flatMap(({ category, icon, blocks }) => {
    const kinds = blocks.filter(({ kind, label }) =>
      isFoundIn(search, [say(label), t(`add.${category}`), texts.labels[synonymsLabel(kind)] ?? ""]),
    );
    return kinds.length > 0 ? [{ category, icon, kinds }] : [];
  });
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClosed()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="vt-backdrop" />
        <Dialog.Popup className="vt-dialog vt-dialog--large" initialFocus={searchField}>
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
                onChange={(event) => setSearch(event.target.value)}
              />
            </label>
            <Dialog.Close className="vt-button vt-button--outline">{t("add.cancel")}</Dialog.Close>
          </header>
          <div className="vt-dialog__body">
            <p role="status" className={found.length > 0 ? "vt-sr" : "vt-hint"}>
              {found.length === 0 && t("add.nothingFound", { search })}
            </p>
            {found.map(({ category, icon, kinds }) => (
              <section key={category}>
                <h3 className="vt-category-title">
                  {icon && <KindIcon name={icon} />}
                  {t(`add.${category}`)}
                </h3>
                <ul className="vt-kinds">
                  {kinds.map((block) => (
                    <KindButton key={block.kind} {...{ block, samples, onChosen }} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
