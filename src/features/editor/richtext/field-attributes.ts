import type { Locale } from "~/lib/locales.ts";

/** What stands for a formatted text in a panel, whether it is read, written in plain lines, or written in its editor. */
export interface RichFieldText {
  locale: Locale;
  label: string;
  /** The words that it translates; without any it is the source. */
  source?: string;
}

/** How such a text looks and what it is called, the same in each of its forms. */
export function richFieldAttributes({ locale, label, source }: RichFieldText) {
  return {
    className: "vt-input vt-pair__text vt-rich",
    lang: locale,
    role: "textbox",
    "aria-multiline": true,
    "aria-label": label,
    "aria-description": source,
    "data-vt-pair": source === undefined ? undefined : true,
  } as const;
}
