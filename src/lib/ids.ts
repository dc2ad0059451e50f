import { v5 } from "uuid";

/**
 * The id of a part whose parent and label decide it (a field of a group, a card of a starter), so that
 * browser and server give the same part the same id without talking to each other. Pure; a version 5 UUID.
 */
export function deriveId(parentId: string, label: string): string {
  return v5(label, parentId);
}
