import { ownValue } from "~/lib/own-value.ts";
import type { EditorTexts, MessageKey, Translate } from "../messages.ts";
import { refusalText } from "./message-of.ts";

const told = {
  "group.add": "failure.add",
  "group.insert": "failure.add",
  "group.move": "failure.move",
  "group.markForDeletion": "failure.mark",
  "group.delete": "failure.delete",
  "group.restore": "failure.restore",
  "collection.create": "failure.toCollection",
  "collection.addItem": "failure.toCollection",
  "collection.sort": "failure.sort",
  "collection.archiveItem": "failure.archive",
  "collection.removeItem": "failure.fromCollection",
} as const satisfies Record<string, MessageKey<"reason">>;

interface Failure {
  command: string;
  refusal: string;
}

/** What to tell a person whose step on the page or the site was refused: what it should have done, and why it did not. */
export function failureText({ command, refusal }: Failure, { t, texts }: { t: Translate; texts: EditorTexts }): string {
  const key = ownValue(told, command) ?? "save.refused";
  return t(key, { reason: refusalText(refusal, texts) });
}
