import { v4 } from "uuid";
import type { EditInput } from "~/features/page/api-schema.ts";
import type { Edited } from "~/features/document/schema.ts";
import type { Json } from "~/lib/json.ts";

export interface OtherEdit {
  pageId: string;
  /** The page's revision as the person knows it: what others changed since is not overwritten. */
  baseRevision: number;
  command: string;
  input: Record<string, Json>;
}

/** Runs a command on a page that is not under edit. Answers with what takes it back; null when nothing has changed. */
export async function editWithWayBack(
  edit: (input: EditInput) => Promise<Edited>,
  { pageId, baseRevision, command, input }: OtherEdit,
): Promise<(() => Promise<void>) | null> {
  const opId = v4();
  const { revision, patches } = await edit({ pageId, baseRevision, operation: { opId, command, input } });
  if (patches.length === 0) return null;
  return async () => {
    const operation = { opId: v4(), command: "history.undo", input: { opIds: [opId] } };
    await edit({ pageId, baseRevision: revision, operation });
  };
}
