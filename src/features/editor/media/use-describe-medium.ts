import { useMemo } from "react";
import { toast } from "../toasts/toast.ts";
import { described } from "~/features/media/domain/described.ts";
import type { DescribeMediumInput, MediaRef } from "~/features/media/schema.ts";
import { refusalText } from "../dialogs/message-of.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

type Said = Pick<DescribeMediumInput, "alt" | "focalPoint">;

/**
 * Says in words what a medium shows, or which point of it stays in view. That shows at once wherever the page under edit
 * uses it. `describe` also saves it, as a step that can be taken back; `preview` only shows it.
 */
export function useDescribeMedium() {
  const { t, texts, getState, addMedia, refresh } = useEditorActions();
  const session = useSiteSession();
  return useMemo(() => {
    const preview = (mediaId: string, said: Said) => {
      const medium = getState().media[mediaId];
      if (!medium) return;
      const { alt, focalPoint } = described(saidOf(medium), said);
      addMedia({ ...medium, alt, focalPoint });
    };
    const describe = (mediaId: string, said: Said) => {
      const medium = getState().media[mediaId];
      // A step that changes nothing could not be taken back. A point is on screen before it is saved.
      if (medium && said.focalPoint === undefined && described(saidOf(medium), said).alt === medium.alt) return;
      preview(mediaId, said);
      session.send(
        "media.describe",
        { id: mediaId, ...said },
        {
          onProblem: ({ refusal }) => {
            toast.error(t("media.sayFailed", { message: refusalText(refusal, texts) }));
            void refresh().catch(() => undefined); // what was shown before it was saved is not true
          },
        },
      );
    };
    return { preview, describe };
  }, [session, t, texts, getState, addMedia, refresh]);
}

const saidOf = ({ alt, focalPoint }: MediaRef) => ({ alt, focalPoint, tags: [] });
