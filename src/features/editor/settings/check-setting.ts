import type { z } from "zod";
import { mergeTree } from "~/features/site/domain/merge.ts";
import { isOfOtherNetwork } from "~/features/site/domain/frame/networks.ts";
import { siteSettingsSchema, type SiteSettings } from "~/features/site/schema.ts";
import { checkEmail, checkPhone, checkUrl, type BeyondLimit, type Checked } from "../inputs/validate.ts";
import { patchOf, valueOf, type SettingField } from "./fields.ts";

type CheckedSetting = Checked<string | number> | BeyondLimit;

/** What a person wrote into a setting, as the site takes it, or why not. An empty entry clears a text that need not be there. */
export function checkSetting(settings: SiteSettings, field: SettingField, entry: string): CheckedSetting {
  const written = entry.trim();
  if (written === "" && field.isRequired) return { ok: false, error: "input.required" };
  const checked = written === "" && field.input.type !== "number" ? empty : read(field, written);
  if (!checked.ok) return checked;
  if (field.network && isOfOtherNetwork(field.network, String(checked.value)))
    return { ok: false, error: `input.network.${field.network}` };
  const result = siteSettingsSchema.safeParse(mergeTree(settings, patchOf(field, checked.value)));
  if (!result.success) return refusalOf(result.error.issues);
  return { ok: true, value: valueOf(result.data, field) as string | number };
}

/** Names the limit where that is what the entry goes beyond. */
function refusalOf([issue]: readonly z.core.$ZodIssue[]): CheckedSetting {
  if (issue?.code === "too_small" && issue.origin === "number")
    return { ok: false, error: "input.least", limit: Number(issue.minimum) };
  if (issue?.code === "too_big" && issue.origin === "number")
    return { ok: false, error: "input.most", limit: Number(issue.maximum) };
  if (issue?.code === "too_big" && issue.origin === "string")
    return { ok: false, error: "input.longest", limit: Number(issue.maximum) };
  return { ok: false, error: "input.invalid" };
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
