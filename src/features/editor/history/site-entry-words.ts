import type { ListedSiteEntry } from "~/features/site/history/schema.ts";
import { isPlainObject } from "~/lib/json-object.ts";
import type { Json } from "~/lib/json.ts";
import type { EditorTexts, Translate } from "../messages.ts";
import { settingLabel, settingValue } from "../settings/setting-labels.ts";

type SettingChange = ListedSiteEntry["settings"][number];

/** Longer words of a setting are cut. */
const most = 40;

/** What an entry of the site's history did, in words, with what it was about. */
export function siteEntryWords({ deed, names, count }: ListedSiteEntry, t: Translate): string {
  const words = deed === "undone" ? t("history.did.undone", { count }) : t(`history.siteDid.${deed}`);
  const said = words.charAt(0).toUpperCase() + words.slice(1);
  return names.length === 0 ? said : t("history.about", { words: said, names: names.join(", ") });
}

/** What became of one setting: its name, and its value before and after where words can tell it. */
export function settingChangeWords({ path, before, after }: SettingChange, t: Translate, texts: EditorTexts): string {
  const section = texts.editor[`settings.${path[0] ?? ""}` as keyof typeof texts.editor];
  if (path[0] === "glossary") return `${t("settings.glossary")} › ${glossaryWord(after) ?? glossaryWord(before) ?? ""}`;
  const names = [typeof section === "string" ? section : null, path.length > 1 ? settingLabel(path, texts) : null];
  const label = names.filter(Boolean).join(" › ");
  const [was, is] = [before, after].map((value) => valueWords(path, value, t, texts));
  return was === null || is === null ? label : t("history.setting", { label, before: was ?? "", after: is ?? "" });
}

function glossaryWord(value: Json): string | null {
  return isPlainObject(value) && typeof value["source"] === "string" ? value["source"] : null;
}

/** Null for what has no words: a picture, a list. */
function valueWords(path: readonly string[], value: Json, t: Translate, texts: EditorTexts): string | null {
  if (path.at(-1)?.endsWith("MediaId")) return null;
  if (typeof value === "boolean") return t(value ? "history.on" : "history.off");
  if (typeof value === "number") return String(value);
  if (value === null || value === "") return t("history.nothing");
  if (path[0] === "languages" && Array.isArray(value)) return value.map(String).join(", ").toUpperCase();
  if (typeof value !== "string") return null;
  const words = settingValue(value, texts);
  return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}
