import type { ReactNode } from "react";

/** In a mail address: before its "@", and behind a dot on either side of it. */
const placesToBreak =
  /(?<=[\p{L}\d_+-])(?=@[\p{L}\d])|(?<=@[^\s@]{1,253}\.)(?=[\p{L}\d])|(?<=[\p{L}\d]\.)(?=[^\s@]{1,64}@[\p{L}\d])/u;

/** A text whose mail addresses end a line between their parts rather than in a word. What is copied stays what was written. */
export function breakableAddresses(text: string): ReactNode {
  if (!text.includes("@")) return text;
  return text.split(placesToBreak).flatMap((piece, index) => (index === 0 ? piece : [<wbr key={index} />, piece]));
}
