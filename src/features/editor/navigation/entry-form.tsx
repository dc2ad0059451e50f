"use client";

import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, Trash2 } from "lucide-react";
import { IconButton } from "../controls/icon-button.tsx";
import { Segments } from "../controls/segments.tsx";
import { LanguageSwitches } from "../inputs/language-switches.tsx";
import { nameOf, type ListedPage } from "../pages/page-lists.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useUndoToast } from "../site/use-undo-toast.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { LabelInputs } from "./label-inputs.tsx";
import type { Direction, EntryPlace, EntryRow } from "./entry-rows.ts";

const steps = [
  ["up", ArrowUp],
  ["down", ArrowDown],
  ["out", IndentDecrease],
  ["in", IndentIncrease],
] as const;

interface EntryFormProps {
  row: EntryRow;
  page: ListedPage | undefined;
  stepTo: (direction: Direction) => EntryPlace | null;
  onMove: (place: EntryPlace) => void;
}

/** What an entry says in each language, how it looks, where it stands; each change is saved at once. */
export function EntryForm({ row, page, stepTo, onMove }: EntryFormProps) {
  const { t, locales } = useEditorActions();
  const site = useSiteSession();
  const tell = useUndoToast();
  const { id: entryId, label, appearance, disallowedLocales } = row;
  return (
    <div className="vt-form">
      <LabelInputs
        label={label}
        nameOf={(locale) => t("navigation.label", { locale: locale.toUpperCase() })}
        fallbackOf={(locale) => (page ? nameOf(page, locale) : "")}
        onSave={(locale, text) => site.run("navigation.edit", { entryId, label: { [locale]: text } })}
      />
      <fieldset className="vt-fieldset">
        <legend className="vt-input-row__label">{t("navigation.appearance")}</legend>
        <Segments
          segments={[
            { value: "default", label: t("navigation.default") },
            { value: "button", label: t("navigation.button") },
          ]}
          value={appearance}
          onChosen={(chosen) => site.run("navigation.edit", { entryId, appearance: chosen })}
        />
      </fieldset>
      {locales.length > 1 && (
        <LanguageSwitches
          legend={t("menu.languages")}
          disallowed={disallowedLocales}
          lastHint={t("navigation.lastLanguage")}
          onSave={(next) => site.run("navigation.edit", { entryId, disallowedLocales: next })}
        />
      )}
      <div className="vt-form__tools">
        {steps.map(([direction, Icon]) => {
          const place = stepTo(direction);
          return (
            <IconButton
              key={direction}
              label={t(`navigation.${direction}`)}
              disabled={place === null}
              onClick={() => place && onMove(place)}
            >
              <Icon size={16} aria-hidden />
            </IconButton>
          );
        })}
        <button
          type="button"
          className="vt-button vt-button--quiet vt-danger-text"
          onClick={(event) => {
            event.currentTarget.closest("details")?.querySelector("summary")?.focus(); // this button goes with the entry
            const onSaved = (opId: string) => tell(t("navigation.removed"), { opId, id: "navigation" });
            site.run("navigation.remove", { entryId }, { onSaved });
          }}
        >
          <Trash2 size={16} aria-hidden />
          {t("navigation.remove")}
        </button>
      </div>
    </div>
  );
}
