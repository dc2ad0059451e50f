import { use, useEffect, useState, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { collectionNameSchema, type CollectionName } from "~/features/page/schema.ts";
import type { ListedItem } from "~/features/site/collection-schema.ts";
import { Segments } from "../controls/segments.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { openInnerPart } from "../frame/inner-parts.ts";
import { SidePanel } from "../frame/side-panel.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { WordsContext } from "../state/unsaved-words.ts";
import { AddItems } from "./add-items.tsx";
import { collectionKind } from "./collection-kind.ts";
import { ItemList } from "./item-list.tsx";
import { ItemRow } from "./item-row.tsx";
import { mayLeave, memberId, shownCollectionName } from "./section-collection.ts";
import { SeveralCollections } from "./several-collections.tsx";
import { useOpenSite, useSitePart, useSiteSession } from "../site/site-context.tsx";
import { useSectionInSight } from "./use-section-in-sight.ts";
import { useCollectionChanges } from "./use-collection-changes.ts";
import { useCollections, useEditedCollections, useShownCollection } from "./use-collections.ts";

/** The collection editor: what a section shows in its order, what lies in the archive, and what can be added. */
export function CollectionPanel({ groupId, onClosed }: { groupId: string; onClosed: () => void }) {
  const kind = useEditorPart((state) => state.document.groups[groupId]?.kind);
  const name = collectionNameSchema.safeParse(kind && shownCollectionName(kind));
  return name.success ? <OpenPanel groupId={groupId} name={name.data} onClosed={onClosed} /> : null;
}

function OpenPanel(props: { groupId: string; name: CollectionName; onClosed: () => void }) {
  const { groupId, name, onClosed } = props;
  const { t } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const { leave } = useFrame();
  const words = use(WordsContext);
  const all = useCollections();
  const site = useSiteSession();
  useOpenSite();
  const isOpen = useSitePart(({ document }) => document !== null);
  const hasFailed = useSitePart((state) => state.hasFailed) || all.isError;
  const collection = useShownCollection(groupId);
  const [wishedType, setWishedType] = useState<"page" | "group">("page");
  const type = collection?.type ?? wishedType;
  const { title, mayHoldGroups } = collectionKind(name);
  const changes = useCollectionChanges({
    collectionId: collection?.collectionId ?? null,
    collectionName: name,
    collectionType: type,
  });
  useSectionInSight(groupId);
  useEffect(() => openInnerPart(onClosed), [onClosed]);
  const { items = [], archive = [] } = collection ?? {};

  const ofName = useEditedCollections()?.filter((each) => each.collectionName === name) ?? [];
  const siblings = ofName.filter(({ collectionId }) => collectionId !== collection?.collectionId);
  const canLeave = (item: ListedItem) => mayLeave(item, name, siblings);
  const onRetried = () => {
    void all.refetch();
    void site.reload();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog over the panel closes by itself.
    if (event.key !== "Escape" || !(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    event.preventDefault(); // it closes nothing else
    onClosed();
  };

  return createPortal(
    <div onKeyDown={onKeyDown} data-vt-keep>
      <SidePanel
        isSheet
        title={t("collection.title", { name: collection?.label[locale] || t(title) })}
        closeLabel={t("collection.close")}
        onClose={onClosed}
      >
        {!hasFailed && (all.isPending || !isOpen) && <p role="status">{t("state.loading")}</p>}
        {hasFailed && (
          <p role="alert" className="vt-error">
            {t("state.failed")}{" "}
            <button type="button" className="vt-link" onClick={onRetried}>
              {t("state.retry")}
            </button>
          </p>
        )}
        {all.isSuccess && isOpen && (
          <>
            <section aria-label={t("collection.visible")}>
              <h3 className="vt-collection__title">
                {t("collection.visible")} {items.length > 0 && <span className="vt-quiet-count">{items.length}</span>}
              </h3>
              {items.length === 0 && <p className="vt-hint">{t("collection.empty")}</p>}
              <ItemList items={items} changes={changes} canLeave={canLeave} />
            </section>
            {(items.length > 0 || archive.length > 0) && (
              <section aria-label={t("collection.archiveTitle")}>
                <h3 className="vt-collection__title">
                  {t("collection.archiveTitle")} <span className="vt-quiet-count">{archive.length}</span>
                </h3>
                {archive.length === 0 && <p className="vt-hint">{t("collection.archiveEmpty")}</p>}
                <ul className="vt-collection__rows">
                  {archive.map((item) => (
                    <ItemRow
                      key={memberId(item)}
                      item={item}
                      isArchived
                      onArchived={(isArchived) => changes.archive(item, isArchived)}
                      onRemoved={canLeave(item) ? () => changes.remove(item) : undefined}
                    />
                  ))}
                </ul>
              </section>
            )}
            <section aria-label={t("collection.add")}>
              <h3 className="vt-collection__title">{t("collection.add")}</h3>
              {!collection && mayHoldGroups && (
                <Segments
                  label={t("collection.type")}
                  segments={[
                    { value: "page", label: t("collection.ofPages") },
                    { value: "group", label: t("collection.ofSections") },
                  ]}
                  value={wishedType}
                  onChosen={(wished) => leave(() => setWishedType(wished), words)}
                />
              )}
              <div className="vt-collection__add">
                <AddItems name={name} collection={collection} type={type} changes={changes} />
              </div>
            </section>
            {collection && (mayHoldGroups || siblings.length > 0) && (
              <SeveralCollections groupId={groupId} name={name} collection={collection} all={ofName} />
            )}
          </>
        )}
      </SidePanel>
    </div>,
    document.querySelector(".vt-app") ?? document.body,
  );
}
