import { savedText } from "~/features/page/domain/text.ts";

/** A pasted text as one line; a space at either end stays, so that words do not run together. */
export function pastedText(pasted: string): string {
  const text = savedText(pasted.replace(/[\u00a0\t]/g, " ")) ?? "";
  if (text === "") return pasted === "" ? "" : " ";
  return `${/^\s/.test(pasted) ? " " : ""}${text}${/\s$/.test(pasted) ? " " : ""}`;
}
