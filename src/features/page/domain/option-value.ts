import type { BookingLink, LinkValue, OptionDefinition } from "~/features/blocks/option-kinds.ts";
import type { Json } from "~/lib/json.ts";
import { isPhoneEntry, mailHref, safeHref } from "~/lib/addresses/safe-href.ts";
import { refuse, type Refused } from "~/features/document/refusals.ts";

/**
 * Checks a new value of an option; null means "back to the default". A link must be complete and lead to an address
 * of an allowed form. Refuses an option that its kind alone sets, and what is for members on other sites.
 */
export function checkedOptionValue(
  definition: OptionDefinition,
  value: Json,
  { isMember }: { isMember?: boolean },
): { value: Json } | Refused {
  if (definition.editable === false) return refuse("option-fixed");
  if (definition.membersOnly && !isMember) return refuse("members-only");
  if (value === null) return { value };
  const result = definition.schema.safeParse(value);
  if (!result.success) return refuse("option-invalid");
  if (definition.type === "link") return checkedLink(result.data as LinkValue, definition.filter);
  if (definition.type === "bookingLink") return checkedBooking(result.data as BookingLink, isMember === true);
  return { value: result.data as Json };
}

/** An address on the web; the health opticians' own booking is for their members. */
function checkedBooking(link: BookingLink, isMember: boolean): { value: Json } | Refused {
  if (link.type === "gesundheitsoptik" && !isMember) return refuse("members-only");
  const url = link.url.trim();
  return /^https?:/.test(safeHref(url) ?? "") ? { value: { ...link, url } } : refuse("link-url");
}

/** The link with nothing but its type and the target of that type. */
function checkedLink(link: LinkValue, filter: OptionDefinition["filter"]): { value: Json } | Refused {
  const target = (link.type === "page" ? link.page?.id : link[link.type])?.trim();
  if (!target) return refuse("link-incomplete");
  switch (link.type) {
    case "page":
      if (filter && link.page?.collection !== filter.collection) return refuse("option-invalid");
      return { value: { type: "page", page: { id: target, collection: link.page?.collection ?? null } } };
    case "url":
      return safeHref(target) === null ? refuse("link-url") : { value: { type: "url", url: target } };
    case "email":
      return mailHref(target) === null ? refuse("link-email") : { value: { type: "email", email: target } };
    case "phone":
      return isPhoneEntry(target) ? { value: { type: "phone", phone: target } } : refuse("link-phone");
  }
}
