import { useQuery } from "@tanstack/react-query";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { kindLabel } from "~/features/blocks/labels.ts";
import { blocks } from "~/kinds/registry.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { nameOf } from "../pages/page-lists.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

const kinds = Object.values<BlockDefinition>(blocks).flatMap(({ kind, membersOnly }) => (membersOnly ? kind : []));

/**
 * What visitors no longer see once the site's own business has left the health opticians: each page with the sections on
 * it that only members have, or the kinds of these where no page is known: one may stand on what is published alone.
 */
export function MembersLost() {
  const { t, say } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const trpc = useTRPC();
  const { data: sections } = useQuery({ ...trpc.collection.sections.queryOptions({ kinds }), staleTime: 0 });
  const { data: pages } = useQuery(trpc.page.list.queryOptions({ includeDrafts: true }));
  const labelsOf = (found: readonly string[]) => [...new Set(found.map((kind) => say(kindLabel(kind))))].join(", ");
  const places = pages?.flatMap((page) => {
    const found = sections?.filter(({ pageId }) => pageId === page.id) ?? [];
    return found.length > 0 ? `${nameOf(page, locale)} (${labelsOf(found.map(({ kind }) => kind))})` : [];
  });
  const says = places?.length
    ? t("directory.membersLostOn", { places: places.join(", ") })
    : t("directory.membersLost", { kinds: labelsOf(kinds) });
  return (
    <p role="status" className="vt-error">
      {says}
    </p>
  );
}
