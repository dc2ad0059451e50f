import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PublishFinding } from "./finding.ts";

/**
 * What search engines show of a page: without a name it has no title there (in other languages than the first that is
 * a missing translation), and without a description they choose some words of the page themselves.
 */
export function searchTextFindings(document: PageDocument, locales: readonly Locale[]): PublishFinding[] {
  const shownIn = locales.filter((locale) => !document.disallowedLocales.includes(locale));
  const lacking = (part: "name" | "description", among: readonly Locale[]) =>
    among.filter((locale) => (document.locales[locale]?.[part] ?? "").trim() === "");
  const untitled = lacking("name", shownIn.slice(0, 1));
  const undescribed = lacking("description", shownIn);
  const found: PublishFinding[] = [
    { type: "missingTitle", place: { type: "page", part: "name" }, text: "", locales: untitled },
    { type: "missingDescription", place: { type: "page", part: "description" }, text: "", locales: undescribed },
  ];
  return found.filter((finding) => finding.locales.length > 0);
}
