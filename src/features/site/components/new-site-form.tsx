import { useState, type FormEvent, type ReactNode } from "react";
import type { Problem } from "~/features/account/account-client.ts";
import { AccountForm } from "~/features/account/components/account-form.tsx";
import { nameLimit, type SayAccount } from "~/features/account/components/account-texts.ts";
import { TextField } from "~/features/account/components/text-field.tsx";
import { cantons } from "~/features/directory/domain/holidays.ts";
import { LookChoice } from "~/features/blocks/theme/look-choice.tsx";
import { themePresets } from "~/features/blocks/theme/theme-presets.ts";
import { languageName } from "~/lib/language-name.ts";
import { contentLocales, editorLocales, type EditorLocale } from "~/lib/locales.ts";
import { hostNameIn } from "../host-schema.ts";
import { hoursIn } from "../new-site/domain/hours-line.ts";
import {
  isEmail,
  isPhone,
  isZip,
  newSiteInput,
  tradeSchema,
  type NewSiteInput,
  type Trade,
} from "../new-site/schema.ts";

/** More than blanks. */
const something = ".*\\S.*";

interface Props {
  t: SayAccount;
  locale: EditorLocale;
  /** What is being done while the site is made. */
  busy: ReactNode;
  onWanted: (wanted: NewSiteInput) => Promise<Problem | null>;
}

/** Everything that a first site is made of. The browser says at its field what cannot be read. */
export function NewSiteForm({ t, locale, busy, onWanted }: Props) {
  const [first, setFirst] = useState<string>(locale);
  const [trade, setTrade] = useState<Trade>("optics");
  const trades = tradeSchema.options.map((trade) => ({ value: trade, label: t(`newSite.trades.${trade}`) }));
  const languages = (all: readonly string[]) => all.map((value) => ({ value, label: languageName(value, locale) }));
  const voluntary = (field: "street" | "streetNumber" | "zip" | "phone" | "email" | "hours") =>
    t("newSite.voluntary", { field: t(`newSite.${field}`) });
  const tellHours = (language: string) => telling((hours) => hoursIn(hours, language), t("newSite.hoursWrong"));
  return (
    <AccountForm t={t} submit={t("newSite.send")} busy={busy} onSubmitted={(entry) => send(entry, onWanted)}>
      <TextField
        name="siteName"
        label={t("newSite.name")}
        autoCapitalize="sentences"
        autoComplete="organization"
        pattern={something}
        limit={nameLimit(t)}
      />
      <TextField
        name="siteHost"
        label={t("newSite.host")}
        inputMode="url"
        autoComplete="off"
        autoCorrect="off"
        aria-describedby="host-hint"
        onInput={telling(hostNameIn, t("hostWrong"))}
      />
      <p id="host-hint">{t("newSite.hostHint")}</p>
      <Choice
        name="trade"
        label={t("newSite.trade")}
        choices={trades}
        onChosen={(value) => setTrade(tradeSchema.parse(value))}
      />
      <div className="account-form__field" role="radiogroup" aria-labelledby="preset-label">
        <strong id="preset-label">{t("newSite.preset")}</strong>
        <div className="looks">
          <LookChoice
            {...{ name: "preset", value: "", defaultChecked: true }}
            theme={themePresets[trade]}
            sample={firstWord(t(`newSite.trades.${trade}`))}
            label={t("newSite.presetOfTrade")}
          />
          {trades.map(({ value, label }) => (
            <LookChoice
              key={value}
              {...{ name: "preset", value }}
              theme={themePresets[value]}
              sample={firstWord(label)}
              label={t("newSite.presetOf", { trade: label })}
            />
          ))}
        </div>
      </div>
      <Choice
        name="language"
        label={t("newSite.language")}
        choices={languages(editorLocales)}
        initial={locale}
        onChosen={(language, form) => {
          setFirst(language);
          const hours = form?.elements.namedItem("hours"); // some days are called the same in both languages
          if (hours instanceof HTMLInputElement) tellHours(language)({ currentTarget: hours });
        }}
      />
      <fieldset className="account-form__field" aria-describedby="others-hint">
        <legend>{t("newSite.others")}</legend>
        <div className="account__ways">
          {languages(contentLocales.filter((other) => other !== first)).map(({ value, label }) => (
            <label key={value}>
              <input type="checkbox" name={`language-${value}`} /> {label}
            </label>
          ))}
        </div>
        <p id="others-hint">{t("newSite.othersHint")}</p>
      </fieldset>
      <TextField name="street" label={voluntary("street")} required={false} autoCapitalize="words" maxLength={120} />
      <TextField name="streetNumber" label={voluntary("streetNumber")} required={false} maxLength={20} />
      <TextField
        name="zip"
        label={voluntary("zip")}
        required={false}
        inputMode="numeric"
        maxLength={20}
        onInput={telling(isZip, t("newSite.zipWrong"))}
      />
      <TextField name="town" label={t("newSite.town")} autoCapitalize="words" pattern={something} maxLength={80} />
      <Choice
        name="canton"
        label={t("newSite.canton")}
        choices={[{ value: "", label: t("newSite.choose") }, ...cantons.map((value) => ({ value, label: value }))]}
        isRequired
      />
      <TextField
        name="phone"
        label={voluntary("phone")}
        required={false}
        type="tel"
        maxLength={40}
        onInput={telling(isPhone, t("newSite.phoneWrong"))}
      />
      <TextField
        name="siteEmail"
        label={voluntary("email")}
        required={false}
        type="email"
        maxLength={254}
        onInput={telling(isEmail, t("emailWrong"))}
      />
      <TextField
        name="hours"
        label={voluntary("hours")}
        required={false}
        maxLength={500}
        aria-describedby="hours-hint"
        onInput={tellHours(first)}
      />
      <p id="hours-hint">{t("newSite.hoursHint")}</p>
    </AccountForm>
  );
}

/** Has the browser say at a field, when it is sent, what is wrong with it; nothing where `read` can make something of it. */
function telling(read: (value: string) => unknown, wrong: string) {
  return ({ currentTarget: field }: Pick<FormEvent<HTMLInputElement>, "currentTarget">) =>
    field.setCustomValidity(read(field.value) ? "" : wrong);
}

/** Of the names of a trade, the first. */
const firstWord = (trade: string) => trade.split(",")[0] ?? trade;

interface ChoiceProps {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  initial?: string;
  isRequired?: boolean;
  onChosen?: (value: string, form: HTMLFormElement | null) => void;
}

function Choice({ name, label, choices, initial, isRequired, onChosen }: ChoiceProps) {
  return (
    <div className="account-form__field">
      <label htmlFor={name}>{label}</label>
      <div className="account-form__input">
        <select
          id={name}
          name={name}
          required={isRequired}
          defaultValue={initial}
          onChange={({ target }) => onChosen?.(target.value, target.form)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

async function send(entry: (name: string) => string, onWanted: Props["onWanted"]): Promise<Problem | null> {
  const host = hostNameIn(entry("siteHost"));
  if (!host) return "hostWrong";
  const first = entry("language");
  const others = contentLocales.filter((locale) => locale !== first && entry(`language-${locale}`) !== "");
  const preset = entry("preset");
  const wanted = newSiteInput.safeParse({
    host,
    hours: entry("hours"),
    name: entry("siteName"),
    trade: entry("trade"),
    ...(preset && { preset }),
    locales: [first, ...others],
    street: entry("street"),
    streetNumber: entry("streetNumber"),
    zip: entry("zip"),
    town: entry("town"),
    canton: entry("canton"),
    phone: entry("phone"),
    email: entry("siteEmail"),
  });
  return wanted.success ? onWanted(wanted.data) : "failed";
}
