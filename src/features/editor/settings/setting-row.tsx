import type { SiteSettings } from "~/features/site/schema.ts";
import { CheckboxInput } from "../inputs/checkbox-input.tsx";
import { ChoiceRow } from "../inputs/choice-row.tsx";
import { SwatchRow } from "../inputs/swatch-row.tsx";
import { TextEntry } from "../inputs/text-entry.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import type { Locale } from "~/lib/locales.ts";
import { checkSetting } from "./check-setting.ts";
import { valueOf, type SettingField } from "./fields.ts";
import { OptionalLanguages } from "./optional-languages.tsx";
import { SettingMedium } from "./setting-medium.tsx";
import { settingLabel, settingValue } from "./setting-labels.ts";

interface SettingRowProps {
  settings: SiteSettings;
  field: SettingField;
  isDisabled: boolean;
  onSave: (value: string | number | boolean | Locale[] | null) => void;
}

/** One setting with its label and the input that fits it. */
export function SettingRow({ settings, field, isDisabled, onSave }: SettingRowProps) {
  const { t, texts } = useEditorActions();
  const { input } = field;
  const label = settingLabel([field.section, ...field.path], texts);
  const value = valueOf(settings, field);
  const written = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const choices =
    "values" in input ? input.values.map((each) => ({ value: each, label: settingValue(each, texts) })) : [];
  switch (input.type) {
    case "switch":
      return <CheckboxInput label={label} value={value === true} isDisabled={isDisabled} onSave={onSave} />;
    case "choice":
      return <ChoiceRow {...{ label, choices, isDisabled, onSave }} value={written} />;
    case "swatch":
      return <SwatchRow label={label} choices={choices} value={written} onSave={onSave} />;
    case "medium":
      return <SettingMedium label={label} mediaId={value as string | null} onSave={onSave} />;
    case "languages":
      return <OptionalLanguages {...{ label, isDisabled, onSave }} chosen={value as Locale[]} />;
    case "text":
    case "url":
    case "email":
    case "phone":
    case "number":
    case "trackingId":
      return (
        <TextEntry
          label={label}
          shown={written}
          check={(entry) => checkSetting(settings, field, entry)}
          onSave={onSave}
          inputMode={inputModes[input.type]}
          isDisabled={isDisabled}
          hint={input.type === "trackingId" ? t("settings.example", { example: input.example }) : undefined}
        />
      );
  }
}

const inputModes = {
  text: "text",
  url: "url",
  email: "email",
  phone: "tel",
  number: "numeric",
  trackingId: "text",
} as const;
