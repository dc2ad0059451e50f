import { Dialog } from "@base-ui/react/dialog";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { AddPlace } from "./canvas-context.ts";
import { categories } from "./categories.ts";
import { KindIcon } from "./kind-icon.tsx";
import { KindPreview } from "./kind-preview.tsx";
import { useAddGroup } from "./use-add-group.ts";

/**
 * The kinds of section by category, each with a small drawing of what it looks like. After a choice the keyboard goes
 * on in the new section.
 */
export function AddSectionDialog({ place, onClosed }: { place: AddPlace; onClosed: () => void }) {
  const { say, t, isMember, collectionNames } = useEditorActions();
  const addGroup = useAddGroup();
  const onChosen = (block: BlockDefinition) => {
    onClosed();
    addGroup(block.kind, place);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClosed()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="vt-backdrop" />
        <Dialog.Popup className="vt-dialog vt-dialog--large">
          <header className="vt-dialog__head">
            <Dialog.Title className="vt-dialog__title">{t("add.title")}</Dialog.Title>
            <Dialog.Close className="vt-button vt-button--outline">{t("add.cancel")}</Dialog.Close>
          </header>
          <div className="vt-dialog__body">
            {categories(collectionNames).map(({ category, icon, blocks }) => (
              <section key={category}>
                <h3 className="vt-category-title">
                  {icon && <KindIcon name={icon} />}
                  {t(`add.${category}`)}
                </h3>
                <ul className="vt-kinds">
                  {blocks.map((block) => (
                    <li key={block.kind}>
                      <button
                        type="button"
                        className="vt-kind"
                        disabled={block.membersOnly && !isMember}
                        onClick={() => onChosen(block)}
                      >
                        <KindPreview block={block} />
                        <span className="vt-kind__label">
                          <KindIcon name={block.icon} />
                          {say(block.label)}
                        </span>
                        {block.membersOnly && !isMember && <span className="vt-hint">{t("add.membersOnly")}</span>}
                      </button>
                    </li>
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
