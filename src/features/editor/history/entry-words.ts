import type { HistoryEntry } from "~/features/page/history/schema.ts";
import type { Translate } from "../messages.ts";

type Done = HistoryEntry["did"][number];

/** What an entry of the history did, in words. */
export function entryWords({ did, publishedNumber }: HistoryEntry, t: Translate): string {
  const said = did.map((done) => deedWords(done, publishedNumber, t)).join(", ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function deedWords({ deed, count }: Done, publishedNumber: number | null, t: Translate): string {
  switch (deed) {
    case "published":
      return t("history.did.published", { number: publishedNumber ?? 0 });
    case "created":
    case "takenDown":
    case "putBack":
    case "reverted":
    case "restored":
    case "trashed":
    case "untrashed":
    case "page":
      return t(`history.did.${deed}`);
    case "sectionsAdded":
    case "sectionsRemoved":
    case "sectionsMarked":
    case "sectionsKept":
    case "sectionsMoved":
    case "hidden":
    case "shown":
    case "cards":
    case "texts":
    case "pictures":
    case "looks":
    case "undone":
      return t(`history.did.${deed}`, { count });
  }
}
