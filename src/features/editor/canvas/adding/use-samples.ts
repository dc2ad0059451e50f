import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { branchesIn } from "~/features/blocks/data/branch-data.ts";
import { artworkFolder } from "~/features/media/folders.ts";
import { samplePictures } from "~/features/blocks/pictures/sample-pictures.ts";
import { mediaRefSchema, type MediaRef } from "~/features/media/schema.ts";
import type { GroupContent } from "~/features/page/commands/group-insert.ts";
import { mediaIdsOf } from "~/features/page/domain/fields.ts";
import { blockOf } from "~/kinds/registry.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { SampleSettings } from "./sample-content.ts";

export interface SampleSource {
  /** What a new section of the kind begins with; null for kinds that begin empty. */
  sectionOf(block: BlockDefinition): GroupContent | null;
  /** The same where it can be shown before it is added; null where a drawing of the kind has to do. */
  previewOf(block: BlockDefinition): GroupContent | null;
  /** What a new card of the board begins with at this place, from 0. */
  cardOf(board: BlockDefinition, index: number): GroupContent | null;
  /** The pictures that samples are filled with. */
  pictures: MediaRef[];
}

/**
 * The samples in the words of this site's trade and with the pictures that it came with, fetched when `isWanted`;
 * undefined until they have come. Wide pictures come first, and among them those that the page does not show yet.
 */
export function useSamples(isWanted: boolean): SampleSource | undefined {
  const { locales, defaultLocale, editorLocale, ownMediaIds, viewData, getState, ...site } = useEditorActions();
  const branches = useMemo(() => branchesIn(viewData[defaultLocale] ?? {}), [viewData, defaultLocale]);
  const trpc = useTRPC();
  const enabled = isWanted;
  const samples = useQuery({
    queryKey: ["samples", site.businessKind, site.isMember],
    queryFn: async () => {
      const [{ loadSamples }, content] = await Promise.all([
        import("./load-samples.ts"),
        import("./sample-content.ts"),
      ]);
      return { content, known: await loadSamples(site, branches[0]) };
    },
    staleTime: Infinity,
    enabled,
  });
  const library = useQuery({
    ...trpc.media.list.queryOptions({ mediaType: "image", bucketFolder: artworkFolder, page: 1 }),
    enabled,
  });
  const pages = useQuery({ ...trpc.page.list.queryOptions({ includeDrafts: true }), enabled });
  const { known, content } = samples.data ?? {};
  const { data, isError } = library;
  return useMemo((): SampleSource | undefined => {
    const listed = data?.items ?? (isError ? [] : undefined); // words alone are better than nothing
    const contact =
      pages.data?.find(({ role }) => role === "contact")?.id ?? (pages.data || pages.isError ? null : undefined);
    if (!known || !content || !listed || contact === undefined) return undefined;
    const shown = new Set(
      Object.values(getState().document.groups).flatMap(({ fields }) => Object.values(fields).flatMap(mediaIdsOf)),
    );
    const fresh = [...listed].sort((a, b) => Number(shown.has(a.id)) - Number(shown.has(b.id)));
    const pictures = samplePictures(fresh, ownMediaIds).map((item) => mediaRefSchema.strip().parse(item));
    const settings: SampleSettings = {
      blockOf,
      locales,
      editorLocale,
      pictureIds: pictures.map(({ id }) => id),
      contactPageId: contact,
      branches,
      collectionNames: site.collectionNames,
    };
    const sectionOf = (block: BlockDefinition) => {
      const sample = known(block.kind);
      return sample ? content.contentOfSample(block, sample, settings) : null;
    };
    return {
      pictures,
      sectionOf,
      previewOf: (block) => (known(block.kind)?.isAlive ? null : sectionOf(block)),
      cardOf: (board, index) => {
        const sample = known(board.kind);
        return sample ? content.contentOfSampleCard(board, sample, index, settings) : null;
      },
    };
  }, [
    known,
    content,
    branches,
    data,
    isError,
    getState,
    ownMediaIds,
    pages.data,
    pages.isError,
    locales,
    editorLocale,
    site.collectionNames,
  ]);
}
