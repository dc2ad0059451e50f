import { pointsSchema } from "~/features/map/domain/point-schema.ts";
import { pointOf } from "~/features/map/domain/point.ts";
import { checkedGroups } from "~/features/page/domain/checked-groups.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PublishFinding } from "./finding.ts";

/** A hole without a start: visitors get its page, and players no such hole. */
export function holeFindings(document: PageDocument, locales: readonly Locale[]): PublishFinding[] {
  if (document.collection !== "map") return [];
  const withPoints = checkedGroups(document, locales).filter(({ group }) => group.kind === "poiManager");
  const hasStart = withPoints.some(({ group }) => pointOf(pointsSchema.parse(group.options["poi"] ?? []), "start"));
  const [first] = withPoints;
  if (!first || hasStart) return [];
  return [
    {
      type: "missingStart",
      place: { type: "item", groupId: first.group.id, fieldName: null },
      text: "",
      locales: [],
    },
  ];
}
