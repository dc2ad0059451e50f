import { presenceOn } from "~/features/document/presence.ts";
import type { Presence } from "./api-schema.ts";
import { afterSilence } from "./domain/typing-hold.ts";

type Selection = Omit<Presence, "userId" | "name">;

/** Who has a page open in the editor, which section or field they have selected, and the text that they type in. */
export const pagePresence = presenceOn<Selection>(
  "page",
  { groupId: null, fieldName: null, typing: null },
  afterSilence,
);
