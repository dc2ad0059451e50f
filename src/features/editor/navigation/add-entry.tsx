"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { v4 } from "uuid";
import type { NavigationContainer } from "~/features/site/schema.ts";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { PageTree } from "../inputs/page-tree/page-tree.tsx";
import type { ListedPage } from "../pages/page-lists.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

/** The id of the button that adds an entry to a container. */
export const addEntryId = (containerId: string): string => `add-to-${containerId}`;

/** Adds an entry to a container for a page that is chosen from the tree of pages. */
export function AddEntry({ container, title }: { container: NavigationContainer; title: string }) {
  const { t } = useEditorActions();
  const site = useSiteSession();
  const [isOpen, setIsOpen] = useState(false);

  function onChosen(page: ListedPage): void {
    setIsOpen(false);
    site.run("navigation.add", { entryId: v4(), containerId: container.id, parentId: null, pageId: page.id });
  }

  return (
    <>
      <button
        type="button"
        id={addEntryId(container.id)}
        className="vt-button vt-button--quiet"
        onClick={() => setIsOpen(true)}
      >
        <Plus size={16} aria-hidden />
        {t("navigation.add")}
      </button>
      <DialogFrame
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("navigation.addTo", { name: title })}
        actions={
          <button type="button" className="vt-button vt-button--outline" onClick={() => setIsOpen(false)}>
            {t("dialog.cancel")}
          </button>
        }
      >
        {/* What is in the navigation already is looked for last. */}
        <PageTree chosenId={null} first="topLevel" onChosen={onChosen} />
      </DialogFrame>
    </>
  );
}
