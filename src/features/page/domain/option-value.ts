import type { LinkValue, OptionDefinition } from "~/features/blocks/option-kinds.ts";
import type { Json } from "~/lib/json.ts";
import { isPhoneEntry, mailHref, safeHref } from "~/lib/safe-href.ts";
import { refuse, type Refused } from "~/features/document/refusals.ts";

/**
 * Checks a new value of an option; null means "back to the default". A link must be complete and lead to an address
 * of an allowed form.
 */
export function checkedOptionValue(definition: OptionDefinition, value: Json): { value: Json } | Refused {
  if (value === null) return { value };
  const result = definition.schema.safeParse(value);
  if (!result.success) return refuse("option-invalid");
  return definition.type === "link" ? checkedLink(result.data as LinkValue) : { value: result.data as Json };
}

/** The link with nothing but its type and the target of that type. */
function checkedLink(link: LinkValue): { value: Json } | Refused {
  const target = (link.type === "page" ? link.page?.id : link[link.type])?.trim();
  if (!target) return refuse("link-incomplete");
  switch (link.type) {
    case "page":
      return { value: { type: "page", page: { id: target, collection: link.page?.collection ?? null } } };
    case "url":
      return safeHref(target) === null ? refuse("link-url") : { value: { type: "url", url: target } };
    case "email":
      return mailHref(target) === null ? refuse("link-email") : { value: { type: "email", email: target } };
    case "phone":
      return isPhoneEntry(target) ? { value: { type: "phone", phone: target } } : refuse("link-phone");
  }
}
