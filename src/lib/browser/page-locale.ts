/** The locale of the page that is shown: its `lang` without the script that Serbian names. For the browser. */
export function pageLocale(): string {
  return document.documentElement.lang.split("-")[0] ?? "";
}
