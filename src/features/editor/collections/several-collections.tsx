import { useId, useRef, useState, type FormEvent } from "react";
import { v4 } from "uuid";
import type { CollectionName } from "~/features/page/schema.ts";
import type { ListedCollection } from "~/features/site/collection-schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { formText } from "../dialogs/form-text.ts";
import { CollectionInput } from "../inputs/collection-input.tsx";
import { LabelInputs } from "../navigation/label-inputs.tsx";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import { toast } from "../toasts/toast.ts";
import { CollectionRows } from "./collection-rows.tsx";
import { collectionKind } from "./collection-kind.ts";

interface SeveralCollectionsProps {
  groupId: string;
  name: CollectionName;
  collection: ListedCollection;
  /** All of the name, in order. */
  all: readonly ListedCollection[];
}

/** Which collection of its name a section shows, what that one is called, and the ways to make one more or delete one. */
export function SeveralCollections({ groupId, name, collection, all }: SeveralCollectionsProps) {
  const { t } = useEditorActions();
  const { run } = useCommands();
  const site = useSiteSession();
  const group = useEditorPart((state) => state.document.groups[groupId]);
  const option = group && blockOf(group.kind)?.options["collection"];
  const { collectionId, type, label } = collection;
  const hasOthers = all.length > 1;
  const summary = useRef<HTMLElement>(null);
  const onChosen = (id: string | null) => run("group.option", { groupId, key: "collection", value: id });
  return (
    <details className="vt-fold" open={hasOthers}>
      <summary ref={summary}>{t("collection.several")}</summary>
      <div className="vt-form">
        {hasOthers && option && (
          <>
            <CollectionInput
              option={option}
              value={(group.options["collection"] ?? null) as string | null}
              onSave={onChosen}
            />
            <LabelInputs
              key={collectionId}
              label={label}
              nameOf={(locale) => t("collection.nameIn", { locale: locale.toUpperCase() })}
              fallbackOf={() => t(collectionKind(name).title)}
              onSave={(locale, text) => site.run("collection.rename", { collectionId, label: { [locale]: text } })}
            />
            <CollectionRows collections={all} shownId={collectionId} focusAfter={() => summary.current} />
          </>
        )}
        <OneMore
          onNamed={(label) => {
            const id = v4();
            if (!site.run("collection.create", { collectionId: id, name, type, label })) return false;
            return onChosen(id);
          }}
        />
      </div>
    </details>
  );
}

/** Asks what a further collection is called; without a name nobody could tell it from the first. */
function OneMore({ onNamed }: { onNamed: (label: Record<string, string>) => boolean }) {
  const { t } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const [isWritten, setIsWritten] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const hintId = useId();
  useUnsavedWords(isWritten);

  function onSubmitted(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const label = formText(new FormData(form), "label").trim();
    setIsMissing(label === "");
    if (label === "" || !onNamed({ [locale]: label })) return;
    form.reset();
    setIsWritten(false);
    toast.success(t("collection.made", { name: label }), { id: "collection" });
  }

  return (
    <form className="vt-form vt-card" noValidate onSubmit={onSubmitted}>
      <label className="vt-field">
        {t("collection.newName")}
        <input
          name="label"
          className="vt-input"
          maxLength={100}
          aria-invalid={isMissing}
          aria-describedby={hintId}
          onChange={(event) => {
            setIsWritten(event.target.value.trim() !== "");
            setIsMissing(false);
          }}
        />
      </label>
      <p id={hintId} role={isMissing ? "alert" : undefined} className={isMissing ? "vt-error" : "vt-hint"}>
        {t(isMissing ? "collection.nameMissing" : "collection.severalHint")}
      </p>
      <button type="submit" className="vt-button vt-button--outline">
        {t("collection.oneMore")}
      </button>
    </form>
  );
}
