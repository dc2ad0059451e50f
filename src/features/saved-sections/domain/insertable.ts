import { runCommand } from "~/features/page/commands/run.ts";
import type { GroupContent } from "~/features/page/commands/group-insert.ts";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import type { Json } from "~/lib/json.ts";
import { ownLocalesFirst } from "~/lib/locales.ts";

const groupId = "0c6c1f6e-5f3c-4b8e-9d0c-4f7f3f1f5a02";

/**
 * Why this could not be added as a section to an empty page of the site, as a refusal; null when it could. What it says in
 * a language that the site does not have is left out where it is added, and kept: the language may come back.
 */
export function insertable(
  content: GroupContent,
  site: { locales: readonly string[]; isHealthOpticsMember?: boolean },
): string | null {
  const input: Json = { groupId, nextTo: null, parentId: null, content: content as unknown as Json };
  const result = runCommand(
    emptyPage(groupId),
    { opId: groupId, command: "group.insert", input },
    {
      locales: ownLocalesFirst(site),
      isMember: site.isHealthOpticsMember ?? false,
      patchesOf: () => undefined,
    },
  );
  return result.ok ? null : result.refusal;
}
