import type { Part } from "../domain/pages/search.ts";

/** A text in which the words are marked that were looked for. */
export function MarkedText({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text));
}
