import type { CollectionUsage } from "~/features/site/collection-schema.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

interface ShownOnProps {
  usage: CollectionUsage | undefined;
  hasFailed: boolean;
  onRetried: () => void;
  /** What the sections show without it. */
  next: string;
}

/** On which pages sections show a collection, and what they show without it. */
export function ShownOn({ usage, hasFailed, onRetried, next }: ShownOnProps) {
  const { t } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  if (hasFailed)
    return (
      <p role="alert" className="vt-error">
        {t("state.failed")}{" "}
        <button type="button" className="vt-link" onClick={onRetried}>
          {t("state.retry")}
        </button>
      </p>
    );
  if (!usage) return <p role="status">{t("state.loading")}</p>;
  const names = usage.pages.map((page) => page.names[locale] ?? page.name);
  if (names.length === 0) return <p>{t("collection.shownNowhere")}</p>;
  return (
    <div className="vt-shown-on">
      <p>{t("collection.shownOn", { count: names.length })}</p>
      <ul>
        {usage.pages.map(({ pageId }, index) => (
          <li key={pageId}>{names[index]}</li>
        ))}
      </ul>
      <p>{t("collection.showsNext", { name: next })}</p>
    </div>
  );
}
