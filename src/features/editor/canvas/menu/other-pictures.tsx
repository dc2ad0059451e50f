import { useRef, type RefObject } from "react";
import { useQuery } from "@tanstack/react-query";
import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { shownName } from "~/features/media/domain/shown-name.ts";
import { useKeyboardNearRows } from "../../inputs/use-keyboard-near-rows.ts";
import { isDrawing, showsWhole } from "../../media/shown-whole.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import { useCommands } from "../use-commands.ts";

/** How many pictures are offered beside the whole library. */
const count = 4;

/** The newest pictures of the library, each put in the place of a picture by one press; the keyboard stays among them. */
export function OtherPictures({
  place,
  mediaId,
  choose,
}: {
  place: { groupId: string; fieldName: string };
  mediaId: string | null;
  /** The button of the whole library. */
  choose: RefObject<HTMLElement | null>;
}) {
  const { t, ownMediaIds, addMedia } = useEditorActions();
  const { run } = useCommands();
  const locale = useEditorPart((state) => state.locale);
  const isWhole = useEditorPart(({ document }) => showsWhole(document.groups[place.groupId], place.fieldName));
  const list = useRef<HTMLUListElement>(null);
  const kept = useKeyboardNearRows(list, choose);
  const trpc = useTRPC();
  const { data } = useQuery(trpc.media.list.queryOptions({ mediaType: "image", page: 1 }));
  const offered = (data?.items ?? []).filter(({ id }) => id !== mediaId && !ownMediaIds.includes(id)).slice(0, count);
  if (offered.length === 0) return null;
  return (
    <ul ref={list} {...kept} className="vt-other-pictures" aria-label={t("media.newest")}>
      {offered.map((item) => {
        const name = item.alt[locale] || shownName(item.originalFilename);
        return (
          <li key={item.id}>
            <button
              type="button"
              aria-label={t("media.use", { name })}
              title={name}
              onClick={() => {
                addMedia(mediaRefSchema.strip().parse(item));
                run("field.image", { ...place, mediaId: item.id });
              }}
            >
              <img
                src={pictureUrl(item, 320) ?? undefined}
                alt=""
                loading="lazy"
                data-whole={isWhole || isDrawing(item)}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
