import { branchesOf } from "~/features/blocks/data/branch-data.ts";
import type { Branch } from "~/features/directory/branch-data.ts";
import { checkedGroups } from "~/features/page/domain/checked-groups.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PublishFinding } from "./finding.ts";

/** Branches that the page shows and nobody has put on the map: their way is asked for by address, and no map has them. */
export function branchFindings(
  document: PageDocument,
  locales: readonly Locale[],
  branches: readonly Branch[],
): PublishFinding[] {
  const shown = checkedGroups(document, locales).flatMap(({ group }) => branchesOf(group, branches));
  return [...new Set(shown)]
    .filter(({ lat, lng }) => lat === null || lng === null)
    .map(({ id: branchId, name }) => {
      return { type: "unplacedBranch", place: { type: "directory", branchId }, text: name, locales: [] };
    });
}
