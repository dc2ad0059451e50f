import { presenceOn } from "~/features/document/presence.ts";
import type { Presence } from "./api-schema.ts";

type Selection = Pick<Presence, "groupId" | "fieldName">;

/** Who has a page open in the editor, and which section or field they have selected. */
export const pagePresence = presenceOn<Selection>("page", { groupId: null, fieldName: null });
