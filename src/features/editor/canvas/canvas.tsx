"use client";

import { useEffect, useMemo, useState } from "react";
import { PageSections } from "~/kinds/page-sections.tsx";
import { filledSections } from "~/features/page/domain/filled.ts";
import { createPageResolver } from "~/features/page/domain/resolve.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { useFrame } from "../frame/frame-context.tsx";
import type { MediaTarget } from "../media/media-target.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { WordsContext } from "../state/unsaved-words.ts";
import { later } from "../state/later.tsx";
import { shownPath } from "../state/first-publish.ts";
import { useAtRest } from "../state/use-at-rest.ts";
import { useViewContext } from "../state/use-view-context.ts";
import { CanvasContext, type AddPlace, type CanvasSetting } from "./canvas-context.ts";
import { ChangedGroupsProvider } from "./changes/changed-groups.tsx";
import { useClipboardKeys } from "./clipboard/use-clipboard-keys.ts";
import { editorUi } from "./editor-ui.tsx";
import { EditableSections } from "./sections/editable-sections.tsx";
import { useRichTextPreload } from "./texts/load-rich-text.ts";
import { AddSectionDialog, CollectionPanel, DeleteDialog, loadDialogs, MediaPicker } from "./later-dialogs.ts";
import { FilesKeptOut } from "./media/files-kept-out.tsx";
import { createKeeper } from "./sections/kept-sections.ts";
import { ItemMenu } from "./menu/item-menu.tsx";
import { createReached } from "./reached.ts";
import "./canvas.css";
import { useOpenCollection } from "./cards/use-open-collection.ts";

const FilesTaken = later(() => import("./media/files-taken.tsx").then(({ FilesTaken }) => FilesTaken), FilesKeptOut);

/**
 * The page that is being edited, drawn by the same views as for visitors. With the toolbar open everything on it can
 * be selected and changed in place; with the toolbar closed it is the page as visitors will see it.
 */
export function Canvas() {
  const { defaultLocale, isMember, pagePaths } = useEditorActions();
  const view = useViewContext();
  const document = useEditorPart((state) => state.document);
  const media = useEditorPart((state) => state.media);
  const locale = useEditorPart((state) => state.locale);
  const isOpen = useEditorPart((state) => state.isToolbarOpen);
  const mode = isOpen ? "edit" : "live";
  const pagePath = useMemo(
    () => (isOpen ? view.pagePath : shownPath(view.pagePath, { pagePaths, locale })),
    [isOpen, view.pagePath, pagePaths, locale],
  );
  const [resolve] = useState(createPageResolver);
  const [keepSame] = useState(createKeeper);
  const sections = useMemo(
    () => keepSame(resolve(document, { locale, defaultLocale, media, pagePath, mode, isMember })),
    [keepSame, resolve, document, locale, defaultLocale, media, pagePath, mode, isMember],
  );
  const name = document.locales[locale]?.name || document.name;
  if (!isOpen) return <PageSections name={name} sections={filledSections(sections, view.data)} context={view} />;
  return <OpenCanvas name={name} view={view} sections={sections} />;
}

interface OpenCanvasProps {
  name: string;
  view: ViewContext;
  sections: ResolvedGroup[];
}

function OpenCanvas({ name, view, sections }: OpenCanvasProps) {
  const { panel } = useFrame();
  const [addPlace, setAddPlace] = useState<AddPlace | null>(null);
  const [mediaTarget, setMediaTarget] = useState<MediaTarget | null>(null);
  const collection = useOpenCollection();
  const openCollection = collection.open;
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const [toolsSlot, setToolsSlot] = useState<HTMLElement | null>(null);
  const [reached] = useState(createReached);
  const setting = useMemo<CanvasSetting>(
    () => ({
      view,
      ui: editorUi,
      reached,
      toolsSlot,
      setToolsSlot,
      openAddDialog: setAddPlace,
      openMediaPicker: setMediaTarget,
      openCollection,
      askDelete: setDeletedId,
    }),
    [view, reached, toolsSlot, openCollection],
  );
  useAtRest(loadDialogs);
  useRichTextPreload();
  useClipboardKeys();
  useEffect(() => {
    document.documentElement.dataset["vtEditing"] = "true";
    return () => void delete document.documentElement.dataset["vtEditing"];
  }, []);
  return (
    <CanvasContext value={setting}>
      <FilesTaken />
      <ChangedGroupsProvider>
        <EditableSections key={view.locale} name={name} sections={sections} />
      </ChangedGroupsProvider>
      <ItemMenu isBesidePanel={collection.groupId !== null || panel !== "toolbar"} />
      {addPlace && <AddSectionDialog place={addPlace} onClosed={() => setAddPlace(null)} />}
      {mediaTarget && <MediaPicker target={mediaTarget} onClosed={() => setMediaTarget(null)} />}
      {collection.groupId && (
        <WordsContext value={collection.words}>
          <CollectionPanel key={collection.groupId} groupId={collection.groupId} onClosed={collection.close} />
        </WordsContext>
      )}
      {deletedId && <DeleteDialog groupId={deletedId} onClosed={() => setDeletedId(null)} />}
    </CanvasContext>
  );
}
