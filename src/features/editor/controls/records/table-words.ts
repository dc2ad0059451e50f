import type { Translate } from "../../messages.ts";

/** How what stands in a table is called in the editor. */
export interface TableWords {
  /** A column, as its input is labelled. */
  column: (name: string) => string;
  /** What a cell of it says. */
  cell: (column: string, text: string) => string;
}

interface Given {
  t: Translate;
  /** What the columns are called; those of texts by their name without its language. */
  labels: Readonly<Record<string, string | undefined>>;
  /** The columns of 1 and 0. */
  flags: readonly string[];
  /** What else a cell can say by a word that is the file's own. */
  cells?: (column: string, text: string) => string | undefined;
}

/** The words of a table whose columns are called so; what is not known is told as the file has it. */
export function tableWords({ t, labels, flags, cells }: Given): TableWords {
  const status: Readonly<Record<string, string>> = {
    ...{ published: t("records.published"), draft: t("records.draft"), archived: t("records.archived") },
  };
  const yesNo: Readonly<Record<string, string>> = { 1: t("records.table.yes"), 0: t("records.table.no") };
  return {
    column: (name) => {
      const [base = "", locale] = name.split(".");
      const label = labels[base] ?? (base === "id" ? t("records.table.id") : base);
      return locale === undefined ? label : `${label} (${locale.toUpperCase()})`;
    },
    cell: (column, text) => {
      const own = cells?.(column, text);
      if (own !== undefined) return own;
      if (column === "status") return status[text] ?? text;
      return flags.includes(column) ? (yesNo[text] ?? text) : text;
    },
  };
}
