import { oneLine } from "~/lib/one-line.ts";

/**
 * A name as it stands before the installation's address: in one line, without what turns its letters round, and with
 * nothing in it that mail programs take for the address of somebody else, or decode once more.
 */
export function nameInHeader(name: string): string {
  const said = name
    .replaceAll(/\p{Bidi_Control}/gu, "")
    .replaceAll(/[<>"\\]/g, " ")
    .replaceAll("=?", "= ?");
  return oneLine(said.replaceAll(/@(?=\S*\.)/g, " at ")).replaceAll(/ {2,}/g, " ");
}
