import { mergeTree } from "~/features/site/domain/merge.ts";
import { isOfOtherNetwork } from "~/features/site/domain/frame/networks.ts";
import { siteSettingsSchema, type SiteSettings } from "~/features/site/schema.ts";
import { checkEmail, checkPhone, checkUrl, type Checked } from "../inputs/validate.ts";
import { patchOf, valueOf, type SettingField } from "./fields.ts";

/** What a person wrote into a setting, as the site takes it, or why not. An empty entry clears a text that need not be there. */
export function checkSetting(settings: SiteSettings, field: SettingField, entry: string): Checked<string | number> {
  const written = entry.trim();
  if (written === "" && field.isRequired) return { ok: false, error: "input.required" };
  const checked = written === "" && field.input.type !== "number" ? empty : read(field, written);
  if (!checked.ok) return checked;
  if (field.network && isOfOtherNetwork(field.network, String(checked.value)))
    return { ok: false, error: `input.network.${field.network}` };
  const result = siteSettingsSchema.safeParse(mergeTree(settings, patchOf(field, checked.value)));
  if (!result.success) return { ok: false, error: "input.invalid" };
  return { ok: true, value: valueOf(result.data, field) as string | number };
}

const empty: Checked<string | number> = { ok: true, value: "" };

function read({ input }: SettingField, written: string): Checked<string | number> {
  switch (input.type) {
    case "url":
      return checkUrl(written);
    case "email":
      return checkEmail(written);
    case "phone":
      return checkPhone(written);
    case "number":
      return /^\d+$/.test(written) ? { ok: true, value: Number(written) } : { ok: false, error: "input.number" };
    case "text":
    case "trackingId":
    case "medium":
    case "choice":
    case "swatch":
    case "switch":
    case "languages":
      return { ok: true, value: written };
  }
}
