"use client";

import { Plus } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { v4 } from "uuid";
import { BusyButton } from "../controls/busy-button.tsx";
import { toast } from "../toasts/toast.ts";
import type { CollectionName } from "~/features/page/schema.ts";
import { layoutsFor, type LayoutName } from "~/features/site/layouts/schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { formText } from "../dialogs/form-text.ts";
import { messageOf, refusalOf } from "../dialogs/message-of.ts";
import { announceOnNextPage } from "../frame/announcement.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import { ContainerSelect } from "./container-select.tsx";
import { LayoutChoice } from "./layout-choice.tsx";
import { useNewEntry } from "./use-new-entry.ts";
import { PageNameInput } from "./page-name-input.tsx";

/** Where a new page belongs: into the navigation, nowhere, or into a collection. */
export type NewPagePlace = "navigation" | "free" | CollectionName;

interface NewPageFormProps {
  place: NewPagePlace;
  /** The page begins a course (of golf holes); quieter then, as few sites are after one. */
  beginsCourse?: boolean;
}

/** Makes a new page at a place, empty or from a layout, and opens it under its id. */
export function NewPageForm({ place, beginsCourse = false }: NewPageFormProps) {
  const { t, texts } = useEditorActions();
  const client = useTRPCClient();
  const site = useSiteSession();
  const newEntry = useNewEntry();
  const locale = useEditorPart((state) => state.locale);
  const [isOpen, setIsOpen] = useState(false);
  const [isNamed, setIsNamed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [containerId, setContainerId] = useState<string | null>(null);
  const last = useRef({ wanted: "", id: "" });
  useUnsavedWords(isOpen && isNamed && !isBusy);
  const collection = place === "navigation" || place === "free" ? null : place;
  const layouts = layoutsFor(collection);
  const [layout, setLayout] = useState<LayoutName | null>(collection ? (layouts[0] ?? null) : null);
  const newHere = collection
    ? t("pages.newIn", { collection: t(`pages.${collection}`) })
    : t(place === "free" ? "pages.newFree" : "pages.new");
  const label = beginsCourse ? t("pages.newCourse") : newHere;
  const look = beginsCourse ? "vt-button--quiet" : "vt-button--outline";

  function onNamed(name: string): void {
    setIsNamed(name.trim() !== "");
    setError(null);
  }
  function onCancelled(): void {
    setIsNamed(false);
    setIsOpen(false);
  }
  async function onSubmitted(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = formText(new FormData(event.currentTarget), "name").trim();
    if (name === "") return setError(t("pages.nameEmpty"));
    const wanted = JSON.stringify([name, layout, containerId]);
    if (last.current.wanted !== wanted) last.current = { wanted, id: v4() };
    const { id } = last.current; // sent again without an answer, it is the same page
    const openPage = () => {
      announceOnNextPage({ type: "pageCreated" });
      location.assign(`/${locale}/edit/${collection ? `${collection}/` : ""}${id}?toolbar=1`);
    };
    setIsBusy(true);
    const progress = toast.loading(t("pages.creating"));
    try {
      const entry = place === "navigation" ? await newEntry(containerId) : undefined;
      const page = {
        id,
        collectionName: collection,
        initialMeta: { name },
        lang: locale,
        layout: layout ?? undefined,
        entry,
      };
      const { opId } = await client.page.add.mutate(page);
      site.done(opId);
      openPage();
    } catch (failure) {
      if (refusalOf(failure) === "id-taken") return openPage(); // it was made, and the answer was lost
      setIsBusy(false);
      toast.error(t("pages.createFailed", { message: messageOf(failure, texts) }), { id: progress });
    }
  }

  if (!isOpen) {
    return (
      <button
        type="button"
        className={`vt-button ${look} vt-new-page`}
        data-vt-new-page={place}
        onClick={() => setIsOpen(true)}
      >
        <Plus size={16} aria-hidden />
        {label}
      </button>
    );
  }
  return (
    <form
      className="vt-form vt-card"
      aria-label={label}
      data-vt-new-page={place}
      noValidate
      onSubmit={(event) => void onSubmitted(event)}
    >
      <PageNameInput error={error} hasFocus isFixed={isBusy} onChange={onNamed} />
      {place === "navigation" && <ContainerSelect value={containerId} onChosen={setContainerId} />}
      <LayoutChoice layouts={layouts} value={layout} onChosen={setLayout} />
      <div className="vt-form__actions">
        <button type="button" className="vt-button vt-button--quiet" onClick={onCancelled}>
          {t("pages.cancel")}
        </button>
        <BusyButton type="submit" className="vt-button vt-button--primary" isBusy={isBusy}>
          {t("pages.create")}
        </BusyButton>
      </div>
    </form>
  );
}
