import { useMemo, useState } from "react";
import { kindLabel } from "~/features/blocks/labels.ts";
import { usePublicationCounts, type PublicationCounts } from "../bar/use-publication-counts.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { changedSections } from "./changed-sections.ts";
import { ChangedPageTexts, ChangedParts } from "./changed-parts.tsx";
import { usePublishedParts } from "./use-published-parts.ts";
import { useReveal } from "./use-reveal.ts";

/** How much a publish changes, and, unfolded, what: of the page itself, and section by section with the way there. */
export function PublishChanges() {
  const { t } = useEditorActions();
  const counts = usePublicationCounts();
  if (!counts) return null;
  const { fields, groups, pages, changed } = counts;
  const parts = [
    fields > 0 && t("publish.fields", { count: fields }),
    groups > 0 && t("publish.groups", { count: groups }),
    pages > 0 && t("publish.page"),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  const words = t("publish.changes", { parts: parts.join(", ") });
  return <Sections words={words} changed={changed} />;
}

function Sections({ words, changed }: { words: string; changed: PublicationCounts["changed"] }) {
  const { t, say } = useEditorActions();
  const { showDialog } = useFrame();
  const reveal = useReveal();
  const document = useEditorPart((state) => state.document);
  const locale = useEditorPart((state) => state.locale);
  const sections = useMemo(() => changedSections(document, { changed, locale }), [document, changed, locale]);
  const [isOpen, setIsOpen] = useState(false);
  const isNew = useEditorPart((state) => state.publishedNumber === null);
  const { parts, isLoading, isError, refetch } = usePublishedParts(isOpen);
  if (isNew && sections.length === 0) return <p className="vt-hint">{words}</p>;
  return (
    <details className="vt-fold vt-fold--quiet" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words}</summary>
      {isLoading && <p role="status">{t("toolbar.loading")}</p>}
      {isError && (
        <p role="alert" className="vt-error">
          {t("publish.changesFailed")}{" "}
          <button type="button" className="vt-link" onClick={() => void refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {parts && <ChangedPageTexts parts={parts} />}
      <ul className="vt-rows">
        {sections.map((section) => {
          const name = say(kindLabel(section.kind));
          return (
            <li key={section.id} className="vt-row vt-row--wraps">
              <span className="vt-row__name">
                {section.words ? t("state.named", { what: name, name: section.words }) : name}{" "}
                {(section.status === "draft" || section.status === "markedForDeletion") && (
                  <small className="vt-badge vt-badge--quiet">{t(`status.${section.status}`)}</small>
                )}
              </span>
              <button
                type="button"
                className="vt-button vt-button--outline"
                onClick={() => {
                  showDialog(null);
                  reveal({ groupId: section.id, fieldName: null }, []);
                }}
              >
                {t("check.show")}
              </button>
              {parts && <ChangedParts parts={parts} sectionId={section.id} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
