import type { Json } from "~/lib/json.ts";

export interface Words {
  title: Json;
  richTextDescription: Json;
  workQuota?: Json;
}

/** The words of an entry by language; what an archive of a former release says in one alone is the default language's. Pure. */
export function saidByLanguage<Row extends Words>(row: Row, defaultLocale: string): Row {
  const { title, richTextDescription: text, workQuota } = row;
  const isFormerly = typeof title === "string";
  if (!isFormerly) return row;
  const said = (words: Json) => (words === null || words === "" ? {} : { [defaultLocale]: words });
  return {
    ...row,
    title: said(title),
    richTextDescription: said(text),
    ...(workQuota === undefined ? {} : { workQuota: said(workQuota) }),
  };
}
